import { fail, type Input, ok, quotationFileAddress } from '@boxwright/contract';
import { quotationMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { takeDeskCart } from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { idempotentTransaction, type Transact } from '../../calls/idempotency.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { mailCompany } from '../../selling/company/mail-company.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';
import { makeQuotation } from '../../selling/quotations/make-quotation.ts';
import { creditNoteOf } from '../../selling/quotations/quotation.ts';

/** One quotation for all items, with one delivery, as an order of the sale would have. */
export const QuoteSale: Handler<'QuoteSale'> = async (input, call) => {
  const { services, visitor } = call;
  const { saleId } = input;
  const addressOf = (token: string) => services.env.publicUrl + quotationFileAddress(token);
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const { customer, now, company } = sale.value;
  const sampleCredits = sale.value.credits.map(({ amount }) => amount);
  if (now.lines.length === 0) return fail('not_possible', 'There is nothing to quote yet: please add an item.');
  if (sale.value.coupon !== null) {
    return fail(
      'not_possible',
      'A quotation can’t hold a coupon, which may be used up before. Please take it out first.',
    );
  }
  const broken = now.lines.find(({ priced }) => priced === null);
  if (broken) return fail('not_possible', `${broken.goods.name}: ${broken.problem ?? ''}`);

  const quoted = await makeQuotation(call, onceFor(input, call), {
    items: now.lines.map(({ line, goods, priced }) => ({
      choice: goods.choice,
      quantity: line.quantity,
      isPickedUp: line.deliveryType === 'SelfPickup',
      wishes: goods.snapshot,
      quotation: goods.snapshot.quotation,
      agreed: priced?.snapshot.agreed ?? null,
    })),
    destination: now.pincode,
    madeOutTo: [customer.companyName ?? '', customer.name].filter((text) => text !== ''),
    atDesk: {
      ...{ customerId: customer.id, staffId: visitor.staff.id, saleId, sampleCredits },
      onMade: async (tx, { number, token, total, orderPath, validUntil }) => {
        const mail = quotationMail({
          company: mailCompany(company, services.env.publicUrl),
          customer: { name: customer.name, email: customer.email },
          validUntil,
          number,
          items: now.lines.map(({ goods, line, amount }) => ({ goods: goods.name, quantity: line.quantity, amount })),
          total: paise(total),
          creditNote: creditNoteOf(sampleCredits),
          pdf: addressOf(token),
          order: orderPath === null ? null : services.env.publicUrl + orderPath,
        });
        await postMail(tx, services, { key: `quotation:${number}`, recipient: customer.email, mail });
        await noted(tx, call, 'QuoteSale', ['sale', saleId, `Sale ${saleId}`], {
          after: { quotation: number, totalPaise: total },
        });
      },
    },
  });
  if (!quoted.ok) return quoted;
  const { number, token, total } = quoted.value;
  return ok({ number, total, address: addressOf(token) });
};

/**
 * Each quotation changes the sale's version, so a press is known by the version that it saw: a second one finds the
 * quotation of the first, also if it has waited for it.
 */
function onceFor(input: Input<'QuoteSale'>, call: CallOf<'QuoteSale'>): Transact {
  const { saleId, seen } = input;
  const transact = idempotentTransaction({ ...call, idempotencyKey: `sale-${saleId}-${seen}` }, 'QuoteSale', input);
  return async (work) => {
    const press = () => transact(async (tx) => ((await takeDeskCart(tx, saleId, seen)) ? work(tx) : saleChanged));
    const first = await press();
    return first.ok ? first : press();
  };
}
