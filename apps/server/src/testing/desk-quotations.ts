import { begunSale, type DeskSale } from './desk-sales.ts';
import type { Shop } from './open-shop.ts';
import { mailsTo } from './orders.ts';

/** A quotation of boxes at an agreed price and of stickers, made at the desk, with the token of its page. */
export async function quotedSale(shop: Shop): Promise<DeskSale & { readonly token: string; readonly id: number }> {
  const begun = await begunSale(shop);
  const { call, read, desk, customerId, email } = begun;
  const stickers = { shape: 1, material: 3, length: 50, width: 50, quantity: 500 };
  await call('AddStickersToSale', { ...stickers, delivery_type: 'StandardShipping', pincode: '641001' });
  const [box] = (await read()).lines;
  await call('AgreePrice', { line_id: box.line_id, amount: box.amount - 500, reason: 'A regular customer.' });
  await call('QuoteSale');
  const [mail] = await mailsTo(shop, email, 'quotation');
  const token = /\/quotation\/([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
  const { quotations } = (await desk.call('GetCustomer', { customer_id: customerId })).data;
  return { ...begun, token, id: quotations[0].quotation_id };
}
