import { mayDo, type StaffRight } from '@boxwright/contract';
import { paths } from '../../paths.ts';

export interface OfficeArea {
  readonly name: string;
  readonly to: string;
  /** Who doesn't have it doesn't see the area. */
  readonly right: StaffRight;
  /** Pressed after `g`, it opens the area. */
  readonly key?: string;
}

/** The areas of the back office, in the order in which the menu shows them. */
export const officeAreas: readonly OfficeArea[] = [
  { name: 'Today', to: paths.today, right: 'overview', key: 't' },
  { name: 'Orders', to: paths.officeOrders, right: 'orders', key: 'o' },
  { name: 'Sell', to: paths.officeSell, right: 'selling', key: 's' },
  { name: 'Enquiries', to: paths.officeEnquiries, right: 'enquiries', key: 'e' },
  { name: 'Customers', to: paths.officeCustomers, right: 'customers', key: 'c' },
  { name: 'Production', to: paths.production, right: 'production', key: 'p' },
  { name: 'Stock', to: paths.stock, right: 'stock', key: 'b' },
  { name: 'Catalogue', to: paths.catalogueBoxes, right: 'catalogue', key: 'k' },
  { name: 'Prices', to: paths.prices, right: 'prices', key: 'r' },
  { name: 'Search words', to: paths.searchWords, right: 'catalogue' },
  { name: 'Accounts', to: paths.accounts, right: 'accounts', key: 'x' },
  { name: 'Refunds', to: paths.refunds, right: 'refunds', key: 'f' },
  { name: 'Mailbox', to: paths.mailbox, right: 'mails', key: 'm' },
  { name: 'Alerts', to: paths.alerts, right: 'alerts', key: 'a' },
  { name: 'Jobs', to: paths.jobs, right: 'jobs', key: 'j' },
  { name: 'Staff', to: paths.staffMembers, right: 'staff' },
  { name: 'Changes', to: paths.audit, right: 'audit' },
  { name: 'Settings', to: paths.settings, right: 'settings' },
  { name: 'Your account', to: paths.staffAccount, right: 'own-account' },
  { name: 'Design system', to: paths.design, right: 'own-account' },
];

/** Where a member of staff begins: the first area that their role may open. */
export const startPageOf = (role: string): string =>
  officeAreas.find(({ right }) => mayDo(role, right))?.to ?? paths.staffAccount;
