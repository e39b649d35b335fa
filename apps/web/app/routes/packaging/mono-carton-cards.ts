/** Cards of the mono carton page whose boxes the shop prices at once. */
export const pricedCartons = [
  { name: 'Chocolate bar box', route: 'chocolate-bar-box' },
  { name: 'Face mask box', route: 'face-mask-box' },
  { name: 'Surgical gloves box', route: 'surgical-gloves-box' },
  { name: 'Soap box', route: 'soap-box' },
  { name: 'Health mix box', route: 'health-mix-box' },
  { name: 'Masala packing box', route: 'masala-packing-box' },
  { name: 'Tea packing box', route: 'tea-packing-box' },
] as const;

/** Products for whose cartons we are asked; each is the carton type of its enquiry. */
export const askedCartons = [
  'hair oil',
  'perfume',
  'face cream',
  'CBD oil',
  'cosmetics',
  'industrial products',
  'innerwear',
  'medicines',
  'medicine syrup bottle',
  'sanitary napkins',
  'cookies',
  'tissue',
  'toys',
] as const;
