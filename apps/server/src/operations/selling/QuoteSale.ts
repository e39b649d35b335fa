import { fail, ok, quotationFileAddress } from '@boxwright/contract';
import { quotationMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { mailCompany } from '../../selling/company/mail-company.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';
import { makeQuotation } from '../../selling/quotations/make-quotation.ts';
import { creditNoteOf } from '../../selling/quotations/quotation.ts';

/** One quotation for all items, with one delivery, as an order of the sale would have. */
export const QuoteSale: Handler<'QuoteSale'> = async ({ saleId, seen }, call) => {
  const { services, visitor } = call;
  const { db, env } = services;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const { cart, customer, now, company } = sale.value;
  const sampleCredits = sale.value.credits.map(({ amount }) => amount);
  if (cart.version !== seen || cart.status !== 'DESK') return saleChanged;
  if (now.lines.length === 0) return fail('not_possible', 'There is nothing to quote yet: please add an item.');
  if (sale.value.coupon !== null) {
    return fail(
      'not_possible',
      'A quotation can’t hold a coupon, which may be used up before. Please take it out first.',
    );
  }
  const broken = now.lines.find(({ priced }) => priced === null);
  if (broken) return fail('not_possible', `${broken.goods.name}: ${broken.problem ?? ''}`);

  const staffId = visitor.staff.id;
  const quoted = await makeQuotation(call, (work) => inTransaction(db, work), {
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
    atDesk: { customerId: customer.id, staffId, sampleCredits },
  });
  if (!quoted.ok) return quoted;
  const { number, token, total, orderPath, validUntil } = quoted.value;
  const address = env.publicUrl + quotationFileAddress(token);
  const mail = quotationMail({
    company: mailCompany(company, env.publicUrl),
    customer: { name: customer.name, email: customer.email },
    validUntil,
    number,
    items: now.lines.map(({ goods, line, amount }) => ({ goods: goods.name, quantity: line.quantity, amount })),
    total: paise(total),
    creditNote: creditNoteOf(sampleCredits),
    pdf: address,
    order: orderPath === null ? null : env.publicUrl + orderPath,
  });
  await inTransaction(db, async (tx) => {
    await postMail(tx, services, { key: `quotation:${number}`, recipient: customer.email, mail });
    await noted(tx, call, 'QuoteSale', ['sale', saleId, `Sale ${saleId}`], {
      after: { quotation: number, totalPaise: total },
    });
  });
  return ok({ number, total, address });
};
