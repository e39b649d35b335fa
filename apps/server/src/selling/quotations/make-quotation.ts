import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@boxwright/contract';
import { insertQuotation, nextDocumentNumber, noteQuotationFor } from '@boxwright/storage';
import type { Call } from '../../door/call.ts';
import type { Transact } from '../../door/idempotency.ts';
import { addUpLines } from '../cart/add-up-lines.ts';
import { placeOfSupply } from '../cart/place-of-supply.ts';
import { currentCatalogue, freshCatalogue } from '../catalogue/catalogue.ts';
import { financialYear, indianDay } from '../catalogue/indian-day.ts';
import { readCompany } from '../company.ts';
import { atAgreedPrice } from '../goods/at-agreed-price.ts';
import { dieFor } from '../goods/die-for.ts';
import type { Choice } from '../goods/goods.ts';
import { goodsKinds } from '../goods/goods-kinds.ts';
import { layOut } from '../goods/lay-out.ts';
import { type AgreedPrice, noWishes } from '../goods/line-snapshot.ts';
import { priceGoods } from '../goods/price-goods.ts';
import type { QuotationSnapshot } from './quotation.ts';

/** How long the goods' price holds, in days after the quotation's date. */
const validDays = 15;
/** Larger orders need a conversation first. */
const mostPieces = 1_000_000;

export interface QuotationRequest {
  readonly choice: Choice;
  readonly quantity: number;
  /** Pincode; null when the goods are picked up. */
  readonly destination: string | null;
  readonly madeOutTo: readonly string[];
  /** The buyer's, to the printer. */
  readonly note: string | null;
  /** Of a quotation that staff make for a customer. */
  readonly atDesk?: { readonly customerId: number; readonly staffId: number; readonly agreed: AgreedPrice | null };
}

/** A stored quotation with its sums, as plain data. */
export interface MadeQuotation {
  readonly number: string;
  readonly token: string;
  readonly validUntil: string;
  /** Page that orders at this price; null when the quantity exceeds the cart's limit. */
  readonly orderPath: string | null;
  readonly goods: number;
  readonly delivery: number;
  readonly gst: number;
  readonly total: number;
}

/** Prices goods with delivery and tax at current rates, and stores a quotation that guarantees the goods' price. */
export async function makeQuotation(
  call: Pick<Call, 'services' | 'source' | 'visitor'>,
  transact: Transact,
  { choice, quantity, destination, madeOutTo, note, atDesk }: QuotationRequest,
): Promise<Result<MadeQuotation>> {
  const { services } = call;
  const company = await readCompany(services.db);
  const { quantities, orderPath: orderPathOf } = goodsKinds[choice.kind];
  const least = quantities.least(company);
  if (quantity < least) return fail('invalid', quantities.tooFew(least), { field: 'quantity' });
  if (quantity > mostPieces) {
    return fail('not_possible', `For this many boxes, please write to us: ${company.email}`, { field: 'quantity' });
  }
  await layOut(call, await currentCatalogue(services), [choice]);
  const catalogue = await freshCatalogue(services);
  const customerId = atDesk?.customerId ?? call.visitor.customer?.id ?? null;
  const die = await dieFor(services, customerId, choice, { catalogue, company });
  const offered = priceGoods(catalogue, choice, quantity, { ...noWishes, customDescription: note }, die);
  if (!offered.ok) return offered;
  const priced = atAgreedPrice(offered.value, atDesk?.agreed ?? null);
  const { price, gstRateBps, hsn, weightGrams, rateCardId, variantId, snapshot: configuration } = priced;
  if (rateCardId === null) {
    return fail('not_possible', `For a quotation of these goods, please write to us: ${company.email}`);
  }
  const shippedGrams = destination === null ? 0 : weightGrams;
  const { sum, deliveryProblem } = addUpLines(catalogue, [{ goods: price.total, gstRateBps, shippedGrams }], {
    pincode: destination,
    supplierState: company.stateCode,
    placeOfSupply: await placeOfSupply(services.db, destination, company.stateCode),
  });
  if (deliveryProblem !== null) return fail('not_possible', deliveryProblem, { field: 'destination' });

  const now = services.now();
  const token = randomBytes(18).toString('base64url');
  const validUntil = indianDay(new Date(now.getTime() + validDays * 86_400_000));
  const isSoldOnline = quantity <= quantities.most(company);
  const orderPath = isSoldOnline ? orderPathOf(priced, { pincode: destination, quotation: token }) : null;
  return transact(async (tx) => {
    const year = financialYear(now);
    const count = await nextDocumentNumber(tx, 'quotation', year);
    const number = `QTN/${year}/${String(count).padStart(6, '0')}`;
    const { legalName: name, addressLines, phones, email, gstin, hours } = company;
    const snapshot: QuotationSnapshot = {
      // The quotation holds the agreed price; its goods have none of their own.
      configuration: { ...configuration, agreed: null },
      quoted: { number, validUntil, quantity, rateCardId, weightGrams, price, die, agreed: configuration.agreed },
      hsn,
      gstRateBps,
      destination,
      delivery: sum.delivery,
      tax: sum.tax,
      madeOutTo: atDesk ? [] : [...madeOutTo],
      orderAddress: orderPath && `${services.env.publicUrl}${orderPath}`,
      company: { name, addressLines: [...addressLines], phones: [...phones], email, gstin, hours },
    };
    const { id } = await insertQuotation(tx, {
      number,
      token,
      variantId,
      quantity,
      rateCardId,
      engineVersion: price.engineVersion,
      goodsPaise: price.total,
      totalPaise: sum.total,
      snapshot: { ...snapshot },
      validUntil,
      createdAt: now,
    });
    if (atDesk) {
      const { customerId, staffId } = atDesk;
      await noteQuotationFor(tx, { quotationId: id, customerId, staffId, madeOutTo: [...madeOutTo], createdAt: now });
    }
    const { goods, delivery: charged, tax, total } = sum;
    return ok({ number, token, validUntil, orderPath, goods, delivery: charged, gst: tax.total, total });
  });
}
