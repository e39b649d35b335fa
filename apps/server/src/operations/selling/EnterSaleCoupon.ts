import { ok } from '@boxwright/contract';
import { findDeskCart, inTransaction, setDeskCoupon, takeDeskCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { buyerOf } from '../../selling/coupons/buyer-of.ts';
import { enteredCoupon } from '../../selling/coupons/coupon-of-cart.ts';
import { noSuchSale } from '../../selling/desk/read-sale.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';

export const EnterSaleCoupon: Handler<'EnterSaleCoupon'> = async ({ saleId, seen, code }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const found = await findDeskCart(tx, saleId);
    if (!found) return noSuchSale;
    const entered = await enteredCoupon(tx, code, buyerOf(saleId, found.customer), services);
    if (!entered.ok) return entered;
    const cart = await takeDeskCart(tx, saleId, seen);
    if (!cart) return saleChanged;
    await setDeskCoupon(tx, saleId, entered.value?.id ?? null);
    await noted(tx, { services, visitor }, 'EnterSaleCoupon', ['sale', saleId, `Sale ${saleId}`], {
      after: { coupon: entered.value?.code ?? null },
    });
    return ok({ version: cart.version });
  });
