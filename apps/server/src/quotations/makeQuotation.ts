import { randomBytes } from 'node:crypto';
import { boxAddress, fail, largestBoxQuantity, ok, type Result } from '@boxwright/contract';
import { paise } from '@boxwright/money';
import { insertQuotation, nextDocumentNumber } from '@boxwright/storage';
import { chargeDelivery } from '../cart/chargeDelivery.ts';
import { configurationOf, noDesign } from '../cart/configuration.ts';
import { placeOfSupply } from '../cart/placeOfSupply.ts';
import { sumCart } from '../cart/sumCart.ts';
import { currentCatalogue, freshCatalogue } from '../catalogue/catalogue.ts';
import { financialYear, indianDay } from '../catalogue/indianDay.ts';
import { layOut } from '../catalogue/layOut.ts';
import { type BoxChoice, type PricedBox, priceBox } from '../catalogue/priceBox.ts';
import type { Call } from '../door/call.ts';
import type { Transact } from '../door/once.ts';
import { readCompany } from '../settings.ts';
import type { QuotationSnapshot } from './quotation.ts';

/** How long the goods' price holds, in days after the one it is made on. */
const validDays = 15;
/** More than anybody orders without speaking to us first. */
const mostPieces = 1_000_000;

export interface QuotationRequest {
  readonly choice: BoxChoice;
  /** Pincode; null is picked up. */
  readonly destination: string | null;
  readonly madeOutTo: readonly string[];
}

/** A quotation with what it sums up to, as plain data. */
export interface MadeQuotation {
  readonly number: string;
  readonly token: string;
  readonly validUntil: string;
  /** Page that orders at this price; null when so many can't go into the cart. */
  readonly orderPath: string | null;
  readonly goods: number;
  readonly delivery: number;
  readonly gst: number;
  readonly total: number;
}

/** Prices a box with delivery and tax as of now, and promises the goods' price for the days to come. */
export async function makeQuotation(
  call: Pick<Call, 'services' | 'source'>,
  transact: Transact,
  { choice, destination, madeOutTo }: QuotationRequest,
): Promise<Result<MadeQuotation>> {
  const { services } = call;
  const company = await readCompany(services.db);
  const { quantity } = choice;
  if (quantity < company.minimumBoxes) {
    return fail('invalid', `Quantity must be at least ${company.minimumBoxes}`, { field: 'quantity' });
  }
  if (quantity > mostPieces) {
    return fail('not_possible', `For so many boxes please write to us: ${company.email}`, { field: 'quantity' });
  }
  await layOut(call, await currentCatalogue(services), [choice]);
  const catalogue = await freshCatalogue(services);
  const priced = priceBox(catalogue, choice);
  if (!priced.ok) return priced;
  const box = priced.value;
  const shipped = destination === null ? 0 : box.weightGrams;
  const delivery =
    destination === null
      ? ({ ok: true, charge: paise(0) } as const)
      : chargeDelivery(catalogue, box.weightGrams, destination);
  if (!delivery.ok) return fail('not_possible', delivery.text, { field: 'destination' });
  const sum = sumCart(
    [{ goods: box.price.total, gstRateBps: box.gstRateBps, shippedGrams: shipped }],
    delivery.charge,
    {
      supplierState: company.stateCode,
      placeOfSupply: await placeOfSupply(services.db, destination, company.stateCode),
    },
  );

  const now = services.now();
  const token = randomBytes(18).toString('base64url');
  const validUntil = indianDay(new Date(now.getTime() + validDays * 86_400_000));
  const orderPath = quantity > largestBoxQuantity ? null : orderPathOf(box, destination, token);
  return transact(async (tx) => {
    const year = financialYear(now);
    const count = await nextDocumentNumber(tx, 'quotation', year);
    const number = `QTN/${year}/${String(count).padStart(6, '0')}`;
    const { rateCardId, weightGrams, price, gstRateBps } = box;
    const quoted = { number, validUntil, quantity, rateCardId, weightGrams, price };
    const { legalName: name, addressLines, phones, email, gstin, hours } = company;
    const snapshot: QuotationSnapshot = {
      configuration: configurationOf(box, noDesign),
      quoted,
      hsn: box.variant.hsn,
      gstRateBps,
      destination,
      delivery: sum.delivery,
      tax: sum.tax,
      madeOutTo: [...madeOutTo],
      orderAddress: orderPath && `${services.env.publicUrl}${orderPath}`,
      company: { name, addressLines: [...addressLines], phones: [...phones], email, gstin, hours },
    };
    await insertQuotation(tx, {
      number,
      token,
      variantId: box.variant.id,
      quantity,
      rateCardId,
      engineVersion: price.engineVersion,
      goodsPaise: price.total,
      totalPaise: sum.total,
      snapshot: { ...snapshot },
      validUntil,
      createdAt: now,
    });
    const { goods, delivery: charged, tax, total } = sum;
    return ok({ number, token, validUntil, orderPath, goods, delivery: charged, gst: tax.total, total });
  });
}

const orderPathOf = ({ variant, isOwnSize, spec, ...box }: PricedBox, pincode: string | null, quotation: string) =>
  boxAddress({
    variantId: variant.id,
    boardId: box.board.id,
    outerCoatingId: box.outer?.id ?? null,
    innerCoatingId: box.inner?.id ?? null,
    quantity: box.quantity,
    pincode,
    size: isOwnSize ? { length: spec.length, width: spec.width, height: spec.height } : null,
    quotation,
  });
