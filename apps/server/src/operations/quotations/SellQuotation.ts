import { fail, ok, type Result } from '@boxwright/contract';
import {
  addLine,
  findCustomer,
  findQuotationMadeFor,
  inTransaction,
  type NewCartLine,
  openDeskCart,
  openSaleOf,
  type Quotation,
} from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { lineOf } from '../../selling/cart/line-of.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { atAgreedPrice } from '../../selling/goods/at-agreed-price.ts';
import { atQuotedPrice } from '../../selling/goods/at-quoted-price.ts';
import { dieFor } from '../../selling/goods/die-for.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { priceGoods } from '../../selling/goods/price-goods.ts';
import { itemsOf, readSnapshot } from '../../selling/quotations/quotation.ts';

export const SellQuotation: Handler<'SellQuotation'> = async ({ quotationId }, call) => {
  const { db } = call.services;
  const found = await findQuotationMadeFor(db, quotationId);
  if (!found) return fail('not_found', 'There is no such quotation for a customer.');
  const { quotation, madeFor } = found;
  // A second press finds the sale of the first.
  const begun = await openSaleOf(db, { quotationId });
  if (begun) return ok({ saleId: begun.id });
  const customer = await findCustomer(db, madeFor.customerId);
  if (!customer || customer.erasedAt !== null) return noSuchCustomer;
  const lines = await quotedLines(call, quotation, customer.id);
  if (!lines.ok) return lines;
  const saleId = await inTransaction(db, async (tx) => {
    const sale = await openDeskCart(tx, customer.id, { quotationId });
    for (const line of lines.value) await addLine(tx, sale.id, line);
    const after = { customerId: customer.id, quotation: quotation.number };
    await noted(tx, call, 'SellQuotation', ['sale', sale.id, `Sale ${sale.id}`], { after });
    return sale.id;
  }).catch(async (error: unknown) => {
    // Another request was faster: the database refuses a second open sale of a quotation.
    const theirs = await openSaleOf(db, { quotationId });
    if (theirs) return theirs.id;
    throw error;
  });
  return ok({ saleId });
};

/** The items as lines of a sale, at the quoted prices while these are valid. */
async function quotedLines(
  call: CallOf<'SellQuotation'>,
  quotation: Quotation,
  customerId: number,
): Promise<Result<NewCartLine[]>> {
  const { services } = call;
  const company = await readCompany(services.db);
  const catalogue = await currentCatalogue(services);
  const items = itemsOf(quotation);
  await layOut(
    call,
    catalogue,
    items.map(({ goods }) => goods.choice),
  );
  const isValid = catalogue.day <= quotation.validUntil;
  const { destination } = readSnapshot(quotation.snapshot);
  const lines: NewCartLine[] = [];
  for (const { goods, quoted, isPickedUp } of items) {
    const die = await dieFor(services, customerId, goods.choice, { catalogue, company });
    const priced = priceGoods(catalogue, goods.choice, quoted.quantity, goods.snapshot, die);
    if (!priced.ok) return fail(priced.failure.code, `${goods.name}: ${priced.failure.text}`);
    // An agreed price stays an agreed price, so that the next discount is counted from the shop's price.
    const atItsPrice =
      quoted.agreed === null
        ? atQuotedPrice(priced.value, isValid ? quoted : null, catalogue)
        : atAgreedPrice(priced.value, isValid ? quoted.agreed : null);
    lines.push(
      lineOf(
        atItsPrice,
        isPickedUp
          ? { deliveryType: 'SelfPickup', destinationPincode: null }
          : { deliveryType: 'StandardShipping', destinationPincode: destination },
      ),
    );
  }
  return ok(lines);
}
