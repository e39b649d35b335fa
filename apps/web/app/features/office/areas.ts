import { mayDo, type StaffRight } from '@boxwright/contract';
import { officePaths } from '../../office-paths.ts';

/** The groups of the menu, in its order. */
export const areaGroups = ['Selling', 'Works', 'Shop', 'Money', 'Office'] as const;
type AreaGroup = (typeof areaGroups)[number];

export interface OfficeArea {
  readonly name: string;
  readonly to: string;
  readonly group: AreaGroup;
  /** Staff without this right don't see the area. */
  readonly right: StaffRight;
  /** Pressed after `g`, it opens the area. */
  readonly key?: string;
}

/** The areas of the back office, in the order in which the menu shows them. */
export const officeAreas: readonly OfficeArea[] = [
  { name: 'Today', group: 'Selling', to: officePaths.today, right: 'overview', key: 't' },
  { name: 'Orders', group: 'Selling', to: officePaths.officeOrders, right: 'orders', key: 'o' },
  { name: 'Sell', group: 'Selling', to: officePaths.officeSell, right: 'selling', key: 's' },
  { name: 'Quotations', group: 'Selling', to: officePaths.quotations, right: 'selling', key: 'q' },
  { name: 'Enquiries', group: 'Selling', to: officePaths.officeEnquiries, right: 'enquiries', key: 'e' },
  { name: 'Customers', group: 'Selling', to: officePaths.officeCustomers, right: 'customers', key: 'c' },
  { name: 'Artwork and proofs', group: 'Works', to: officePaths.proofs, right: 'proofs', key: 'w' },
  { name: 'Production', group: 'Works', to: officePaths.production, right: 'production', key: 'p' },
  { name: 'Stock', group: 'Works', to: officePaths.stock, right: 'stock', key: 'b' },
  { name: 'Catalogue', group: 'Shop', to: officePaths.catalogueBoxes, right: 'catalogue', key: 'k' },
  { name: 'Prices', group: 'Shop', to: officePaths.prices, right: 'prices', key: 'r' },
  { name: 'Search words', group: 'Shop', to: officePaths.searchWords, right: 'catalogue' },
  { name: 'Accounts', group: 'Money', to: officePaths.accounts, right: 'accounts', key: 'x' },
  { name: 'Figures', group: 'Money', to: officePaths.figures, right: 'accounts', key: 'i' },
  { name: 'Receivables', group: 'Money', to: officePaths.receivables, right: 'accounts', key: 'v' },
  { name: 'Settlements', group: 'Money', to: officePaths.settlements, right: 'accounts', key: 'l' },
  { name: 'Cash from couriers', group: 'Money', to: officePaths.courierCash, right: 'payments' },
  { name: 'Cheques', group: 'Money', to: officePaths.cheques, right: 'payments' },
  { name: 'Deducted tax', group: 'Money', to: officePaths.tds, right: 'accounts' },
  { name: 'Courier’s bills', group: 'Money', to: officePaths.courierBills, right: 'accounts' },
  { name: 'Refunds', group: 'Money', to: officePaths.refunds, right: 'refunds', key: 'f' },
  { name: 'Mailbox', group: 'Office', to: officePaths.mailbox, right: 'mails', key: 'm' },
  { name: 'Alerts', group: 'Office', to: officePaths.alerts, right: 'alerts', key: 'a' },
  { name: 'Jobs', group: 'Office', to: officePaths.jobs, right: 'jobs', key: 'j' },
  { name: 'Staff', group: 'Office', to: officePaths.staffMembers, right: 'staff' },
  { name: 'Changes', group: 'Office', to: officePaths.audit, right: 'audit' },
  { name: 'Settings', group: 'Office', to: officePaths.settings, right: 'settings' },
  { name: 'Your account', group: 'Office', to: officePaths.staffAccount, right: 'own-account' },
];

/** Pages below an area, which the menu leaves out. They are opened by a few letters. */
export const furtherPages: readonly Pick<OfficeArea, 'name' | 'to' | 'right'>[] = [
  { name: 'Dispatch', to: officePaths.dispatch, right: 'orders' },
  { name: 'Courier’s list of parcels', to: officePaths.parcelStates, right: 'orders' },
  { name: 'New customer', to: officePaths.officeNewCustomer, right: 'selling' },
  { name: 'Scan tickets', to: officePaths.scan, right: 'production' },
  { name: 'Print together, runs', to: officePaths.gangRuns, right: 'production' },
  { name: 'Dies and plates', to: officePaths.tools, right: 'stock' },
  { name: 'Materials', to: officePaths.catalogueMaterials, right: 'catalogue' },
  { name: 'Stickers: sizes, shapes and materials', to: officePaths.catalogueStickers, right: 'catalogue' },
  { name: 'New material', to: officePaths.catalogueNewMaterial('board'), right: 'catalogue' },
  { name: 'New category', to: officePaths.catalogueNewCategory, right: 'catalogue' },
  { name: 'Prices of boxes', to: officePaths.priceTable('carton'), right: 'prices' },
  { name: 'Prices of stickers', to: officePaths.priceTable('sticker'), right: 'prices' },
  { name: 'Delivery charges', to: officePaths.priceTable('delivery'), right: 'prices' },
  { name: 'Tax rates', to: officePaths.taxRates, right: 'prices' },
  { name: 'Holidays', to: officePaths.holidays, right: 'prices' },
  { name: 'Price lists', to: officePaths.priceLists, right: 'prices' },
  { name: 'Coupons', to: officePaths.coupons, right: 'prices' },
  { name: 'Customer groups', to: officePaths.customerGroups, right: 'prices' },
  { name: 'E-invoices', to: officePaths.eInvoices, right: 'accounts' },
  { name: 'Read a settlement in', to: officePaths.settlementImport, right: 'accounts' },
  { name: 'Change password', to: officePaths.staffPassword, right: 'own-account' },
  { name: 'Design system, for developers', to: officePaths.design, right: 'settings' },
];

/** Where a member of staff begins: the first area that their role may open. */
export const startPageOf = (role: string): string =>
  officeAreas.find(({ right }) => mayDo(role, right))?.to ?? officePaths.staffAccount;
