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
  { name: 'Mailbox', to: paths.mailbox, right: 'mails', key: 'm' },
  { name: 'Alerts', to: paths.alerts, right: 'alerts', key: 'a' },
  { name: 'Search words', to: paths.searchWords, right: 'catalogue' },
  { name: 'Password', to: paths.staffPassword, right: 'own-account' },
  { name: 'Design system', to: paths.design, right: 'own-account' },
];

/** Where a member of staff begins: the first area that their role may open. */
export const startPageOf = (role: string): string =>
  officeAreas.find(({ right }) => mayDo(role, right))?.to ?? paths.staffPassword;
