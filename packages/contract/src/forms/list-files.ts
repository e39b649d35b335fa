/** Lists of the back office that can be downloaded as a whole, as CSV; other files have addresses of their own. */
export const listFiles = {
  orders: 'Orders',
  customers: 'Customers',
  enquiries: 'Enquiries',
  quotations: 'Quotations',
  refunds: 'Refunds',
  stock: 'Stock',
  tools: 'Tools',
  alerts: 'Alerts',
  cheques: 'Cheques',
  tds: 'Deducted tax',
  courierBills: 'Courier’s bills',
  production: 'Jobs in the works',
  proofs: 'Artwork and proofs that wait',
  mails: 'Mails',
  changes: 'Changes',
  staff: 'Staff',
} as const;
export type ListFile = keyof typeof listFiles;
export const listFileNames = Object.keys(listFiles) as ListFile[]; // the keys of this very object
