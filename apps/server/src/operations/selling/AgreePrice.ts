import { fail, givingMore, namesOf, ok, type Result } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise, paise, unitPriceOf } from '@boxwright/money';
import { inTransaction, repriceDeskLine, takeDeskCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { priceColumns } from '../../selling/cart/line-of.ts';
import { engineGoods } from '../../selling/desk/engine-goods.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
import { atAgreedPrice } from '../../selling/goods/at-agreed-price.ts';
import type { AgreedPrice } from '../../selling/goods/line-snapshot.ts';
import { nearestAtRate } from '../../selling/goods/nearest-rates.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';
import { leastAgreed, readDeskTerms } from '../../selling/settings/desk-terms.ts';

export const AgreePrice: Handler<'AgreePrice'> = async (input, call, may) => {
  const { saleId, seen, lineId, amount, reason } = input;
  const { services, visitor } = call;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const line = sale.value.now.lines.find((each) => each.line.id === lineId);
  if (!line) return fail('not_found', 'The sale doesn’t have this line.');
  if (!line.priced) return fail('not_possible', line.problem ?? 'This can’t be ordered any more.');
  if (amount !== null && amount < 0) return fail('invalid', 'A price can’t be below zero.', { field: 'amount' });
  if (amount !== null && reason === '') {
    return fail('invalid', 'Please say why the price differs from the shop’s.', { field: 'reason' });
  }
  const { quantity } = line.line;
  const engine = engineGoods(line.priced);

  const agreed: AgreedPrice | null =
    amount === null
      ? null
      : {
          amount,
          engine: engine.price.total,
          quantity,
          reason,
          staffId: visitor.staff.id,
          on: indianDay(services.now()),
        };
  return inTransaction(services.db, async (tx) => {
    // Read when the price is stored: the limit may have been lowered since the page was shown.
    const { mostDiscountBps } = await readDeskTerms(tx);
    const least = leastAgreed(engine.price.total, mostDiscountBps);
    if (amount !== null && amount < least && !may.anyPrice) return tooLow(least, mostDiscountBps);
    if (amount !== null && unitPriceOf(paise(amount), quantity).isAbout) {
      return noRate(paise(amount), quantity, may.anyPrice ? 0 : least);
    }
    const cart = await takeDeskCart(tx, saleId, seen);
    if (!cart) return saleChanged;
    const price = priceColumns(atAgreedPrice(engine, agreed));
    if (!(await repriceDeskLine(tx, { cartId: saleId, lineId }, price))) return saleChanged;
    await noted(tx, call, 'AgreePrice', ['sale', saleId, `Sale ${saleId}`], {
      before: { line: lineId, pricePaise: line.amount },
      after: { line: lineId, pricePaise: price.goodsPaise, shopPricePaise: engine.price.total },
      reason: reason || null,
    });
    return ok({ version: cart.version });
  });
};

/** Papers and e-invoices say a rate, and rate times quantity is the amount. */
function noRate(amount: Paise, quantity: number, least: number): Result<never> {
  const near = nearestAtRate(amount, quantity)
    .filter((each) => each >= least)
    .map((each) => `${formatRupees(each)}, which is ${unitPriceOf(each, quantity).text} each`);
  return fail(
    'invalid',
    `${formatRupees(amount)} isn’t a rate times ${formatCount(quantity)}. Please agree ${near.join('; or ')}.`,
    { field: 'amount' },
  );
}

const tooLow = (least: number, bps: number): Result<never> =>
  fail(
    'forbidden',
    `The order desk may go ${bps / 100} % below the shop’s price: to ${formatRupees(paise(least))}. For less, please ask: ${namesOf(givingMore)}.`,
    { field: 'amount' },
  );
