import { fail, ok, quotationFileAddress } from '@boxwright/contract';
import { quotationsMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { inTransaction, noteChange } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { postMail } from '../../jobs/post-mail.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
import { mailCompany } from '../../selling/orders/order-mails.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';
import { type MadeQuotation, makeQuotation } from '../../selling/quotations/make-quotation.ts';

/** The quotations are made one after the other: those before a refusal are made, and are listed with the customer. */
export const QuoteSale: Handler<'QuoteSale'> = async ({ saleId, seen }, call) => {
  const { services, visitor } = call;
  const { db, env } = services;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const { cart, customer, now, company } = sale.value;
  if (cart.version !== seen || cart.status !== 'DESK') return saleChanged;
  if (now.lines.length === 0) return fail('not_possible', 'There is nothing to quote yet: please add an item.');
  const broken = now.lines.find(({ priced }) => priced === null);
  if (broken) return fail('not_possible', `${broken.goods.name}: ${broken.problem ?? ''}`);

  const staffId = visitor.staff.id;
  const made: (MadeQuotation & { readonly goodsName: string; readonly quantity: number })[] = [];
  for (const { line, goods, priced } of now.lines) {
    const quotation = await makeQuotation(call, (work) => inTransaction(db, work), {
      choice: goods.choice,
      quantity: line.quantity,
      destination: line.deliveryType === 'SelfPickup' ? null : (line.destinationPincode ?? now.pincode),
      madeOutTo: [customer.companyName ?? '', customer.name].filter((text) => text !== ''),
      note: goods.snapshot.customDescription,
      atDesk: { customerId: customer.id, staffId, agreed: priced?.snapshot.agreed ?? null },
    });
    if (!quotation.ok) return quotation;
    made.push({ ...quotation.value, goodsName: goods.name, quantity: line.quantity });
  }
  const at = services.now();
  const mail = quotationsMail({
    company: mailCompany(company, env.publicUrl),
    customer: { name: customer.name, email: customer.email },
    validUntil: made[0]?.validUntil ?? '',
    quotations: made.map(({ number, goodsName, quantity, total, token, orderPath }) => ({
      number,
      goods: goodsName,
      quantity,
      total: paise(total),
      pdf: env.publicUrl + quotationFileAddress(token),
      order: orderPath === null ? null : env.publicUrl + orderPath,
    })),
  });
  await inTransaction(db, async (tx) => {
    const key = `quotations:${customer.id}:${at.toISOString()}`;
    await postMail(tx, services, { key, recipient: customer.email, mail });
    await noteChange(tx, {
      staffId,
      operation: 'QuoteSale',
      subject: 'sale',
      subjectId: String(saleId),
      name: `Sale ${saleId}`,
      after: { quotations: made.map(({ number }) => number) },
      createdAt: at,
    });
  });
  return ok({
    quotations: made.map(({ number, goodsName, total, token }) => ({
      number,
      goods: goodsName,
      total,
      address: env.publicUrl + quotationFileAddress(token),
    })),
  });
};
