import { type Rule, required } from '../kernel/rules.ts';
import { mayDo, type StaffRole, staffRoles } from '../kernel/staff-roles.ts';

export interface AgreedPriceForm {
  /** In rupees, as typed; empty takes the agreed price back. */
  readonly amount: string;
  readonly reason: string;
}

const isAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text.replace(/[,\s₹]/g, ''));

/** The amount that was typed, in paise; null when it is empty. */
export const agreedPaise = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(Number(text.replace(/[,\s₹]/g, '')) * 100);

export const agreedPriceRules: readonly Rule<AgreedPriceForm>[] = [
  {
    field: 'amount',
    text: 'Please enter the price in rupees, such as 12,500 or 12500.50.',
    fails: ({ amount }) => amount.trim() !== '' && !isAmount(amount),
  },
  {
    ...required<AgreedPriceForm>('reason', 'Please say why the price is another one.'),
    fails: ({ amount, reason }) => amount.trim() !== '' && reason.trim() === '',
  },
];

/** How a phone order is paid: by a link, on delivery, or later. */
export const deskPayments = ['Link', 'PayLater', 'COD'] as const;
export type DeskPayment = (typeof deskPayments)[number];

/** Who may agree to a larger discount than the order desk. */
export const mayGiveMore = (role: string): boolean => mayDo(role, 'prices');
export const givingMore: readonly StaffRole[] = staffRoles.filter(mayGiveMore);

/** "Admin", "Admin or Accounts". */
export const namesOf = (roles: readonly string[]): string => roles.join(' or ');
