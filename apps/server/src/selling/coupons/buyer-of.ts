import type { CouponBuyer, Customer } from '@boxwright/storage';

/** Who uses a coupon: known by account, e-mail and mobile numbers, so that a second account is the same buyer. */
export const buyerOf = (
  cartId: number,
  customer: (Pick<Customer, 'id' | 'email'> & Partial<Pick<Customer, 'mobile'>>) | null | undefined,
  ...mobiles: readonly string[]
): CouponBuyer => ({
  cartId,
  customer: customer ? { id: customer.id, email: customer.email, mobiles: [customer.mobile ?? '', ...mobiles] } : null,
});
