import { amountUnreadable, paiseIn } from '../kernel/quantity.ts';
import { type Rule, required } from '../kernel/rules.ts';
import { mayDo, type StaffRole, staffRoles } from '../kernel/staff-roles.ts';
import { deferredModes } from './payment-mode.ts';

export interface AgreedPriceForm {
  /** In rupees, as typed; if empty, the line returns to the shop's price. */
  readonly amount: string;
  readonly reason: string;
}

/** Amounts in rupees have at most nine digits. */
const mostAgreed = 99_999_999_999;

export const agreedPriceRules: readonly Rule<AgreedPriceForm>[] = [
  {
    field: 'amount',
    text: amountUnreadable('the price'),
    fails: ({ amount }) => !((paiseIn(amount) ?? 0) <= mostAgreed),
  },
  {
    ...required<AgreedPriceForm>('reason', 'Please say why the price differs from the shop’s.'),
    fails: ({ amount, reason }) => amount.trim() !== '' && reason.trim() === '',
  },
];

/** How a phone order is paid: by a link, or in a way that needs no payment at once. */
export const deskPayments = ['Link', ...deferredModes] as const;
export type DeskPayment = (typeof deskPayments)[number];

/** Who may agree to a larger discount than the order desk may. */
export const givingMore: readonly StaffRole[] = staffRoles.filter((role) => mayDo(role, 'prices'));

/** "Admin", "Admin or Accounts". */
export const namesOf = (roles: readonly string[]): string => roles.join(' or ');
