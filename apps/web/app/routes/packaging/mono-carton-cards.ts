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

/** Products that lead to an enquiry with their name as the carton type. `route` is a similar box in the shop. */
export const askedCartons: readonly { readonly name: string; readonly route?: string }[] = [
  { name: 'hair oil' },
  { name: 'perfume' },
  { name: 'face cream' },
  { name: 'CBD oil' },
  { name: 'cosmetics', route: 'cosmetic-drawer-box' },
  { name: 'industrial products' },
  { name: 'innerwear' },
  { name: 'medicines' },
  { name: 'medicine syrup bottle', route: 'syrup-bottle-box' },
  { name: 'sanitary napkins' },
  { name: 'cookies' },
  { name: 'tissue', route: 'tissue-refill-box' },
  { name: 'toys' },
];
