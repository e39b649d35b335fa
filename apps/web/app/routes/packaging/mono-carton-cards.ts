/** Cards of the mono carton page whose boxes have online prices. */
export const pricedCartons = [
  { name: 'Chocolate bar box', route: 'chocolate-bar-box' },
  { name: 'Face mask box', route: 'face-mask-box' },
  { name: 'Surgical gloves box', route: 'surgical-gloves-box' },
  { name: 'Soap box', route: 'soap-box' },
  { name: 'Health mix box', route: 'health-mix-box' },
  { name: 'Masala packing box', route: 'masala-packing-box' },
  { name: 'Tea packing box', route: 'tea-packing-box' },
] as const;

/** Products that lead to an enquiry; each is the enquiry's carton type. */
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
