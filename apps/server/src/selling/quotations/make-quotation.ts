import { randomBytes } from 'node:crypto';
import { type Company, fail, ok, type Result } from '@boxwright/contract';
import { type Discount, type Paise, type PriceList, sumOf } from '@boxwright/money';
import {
  type Db,
  findCustomer,
  findPriceLists,
  insertQuotation,
  keepQuotedArtworks,
  nextDocumentNumber,
  noteQuotationFor,
  type Tx,
} from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import type { Transact } from '../../calls/idempotency.ts';
import { financialYear, indianDay } from '../../process/indian-day.ts';
import { currentCatalogue, freshCatalogue } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { readCompany } from '../company/company.ts';
import { addUpLines } from '../delivery/add-up-lines.ts';
import { billedTo } from '../delivery/billed-to.ts';
import { type Billed, supplyTo, taxStates } from '../delivery/place-of-supply.ts';
import { atAgreedPrice } from '../goods/at-agreed-price.ts';
import { atQuotedPrice } from '../goods/at-quoted-price.ts';
import { dieFor } from '../goods/die-for.ts';
import { dieIn } from '../goods/die-in.ts';
import type { DieOnFile } from '../goods/die-on-file.ts';
import { discountsOn } from '../goods/discounts-on.ts';
import type { Choice, PricedGoods } from '../goods/goods.ts';
import { goodsKinds } from '../goods/goods-kinds.ts';
import { layOut } from '../goods/lay-out.ts';
import type { AgreedPrice, DesignWishes, QuotedPrice } from '../goods/line-snapshot.ts';
import { priceGoods } from '../goods/price-goods.ts';
import type { QuotationSnapshot } from './quotation.ts';

/** Days after the quotation's date for which the goods' price is valid. */
const validDays = 15;
/** Larger orders need a conversation first. */
const mostPieces = 1_000_000;

interface ItemToQuote {
  readonly choice: Choice;
  readonly quantity: number;
  readonly isPickedUp: boolean;
  readonly wishes: DesignWishes;
  /** The quotation from which staff sell the goods again. */
  readonly quotation: QuotedPrice | null;
  /** Null unless staff have agreed to a price. */
  readonly agreed: AgreedPrice | null;
}

export interface QuotationRequest {
  /** At least one. */
  readonly items: readonly ItemToQuote[];
  /** Pincode; null when all goods are picked up. */
  readonly destination: string | null;
  readonly madeOutTo: readonly string[];
  /** Set when staff make the quotation for a customer. */
  readonly atDesk?: {
    readonly customerId: number;
    readonly staffId: number;
    /** What they make it of; its order is the quotation's. */
    readonly saleId: number;
    /** Samples that come off the customer's order, with tax: the quotation names them and doesn't subtract them. */
    readonly sampleCredits: readonly Paise[];
    /** Called in the transaction that stores the quotation. */
    readonly onMade: (tx: Tx, made: MadeQuotation) => Promise<void>;
  };
}

/** A stored quotation with its sums, as plain data. */
export interface MadeQuotation {
  readonly number: string;
  readonly token: string;
  readonly validUntil: string;
  /** Page that orders at these prices; null when a quantity exceeds the cart's limit. */
  readonly orderPath: string | null;
  readonly goods: number;
  readonly delivery: number;
  readonly gst: number;
  readonly total: number;
}

/** The page that orders all items of a quotation. */
const quotationPath = (token: string): string => `/quotation/${token}`;

/** How long before its last day a customer is to be asked about a quotation of the desk, in milliseconds. */
const askedBefore = 3 * 86_400_000;

/** Prices goods with delivery and tax at current rates, and stores a quotation that guarantees the goods' prices. */
export async function makeQuotation(
  call: Pick<Call, 'services' | 'source' | 'visitor'>,
  transact: Transact,
  { items, destination, madeOutTo, atDesk }: QuotationRequest,
): Promise<Result<MadeQuotation>> {
  const { services } = call;
  const company = await readCompany(services.db);
  const choices = items.map(({ choice }) => choice);
  await layOut(call, await currentCatalogue(services), choices);
  const catalogue = await freshCatalogue(services);
  const customerId = atDesk?.customerId ?? call.visitor.customer?.id ?? null;
  const lists = customerId === null ? [] : await findPriceLists(services.db, customerId, catalogue.day);
  const priced: PricedItem[] = [];
  for (const item of items) {
    const die = await dieFor(services, customerId, item.choice, { catalogue, company });
    const offered = priceItem(item, die, { catalogue, company, lists, atDesk: atDesk !== undefined });
    if (!offered.ok) return offered;
    priced.push({
      item,
      goods: offered.value,
      die: dieIn(offered.value),
      discounts: discountsOn(offered.value, lists),
    });
  }
  const { sum, deliveryProblem } = addUpLines(
    catalogue,
    priced.map(({ item, goods: { price, gstRateBps, weightGrams }, discounts }) => ({
      goods: price.total,
      discount: sumOf(discounts),
      gstRateBps,
      shippedGrams: item.isPickedUp ? 0 : weightGrams,
    })),
    {
      pincode: destination,
      ...taxStates(
        company,
        await supplyTo(services.db, company, {
          pincode: destination,
          billed: await billedCustomer(services.db, customerId),
        }),
      ),
    },
  );
  if (deliveryProblem !== null) return fail('not_possible', deliveryProblem, { field: 'destination' });

  const now = services.now();
  const token = randomBytes(18).toString('base64url');
  const validUntil = indianDay(new Date(now.getTime() + validDays * 86_400_000));
  const orderPath = orderPathOf(priced, { company, destination, token });
  return transact(async (tx) => {
    const year = financialYear(now);
    const count = await nextDocumentNumber(tx, 'quotation', year);
    const number = `QTN/${year}/${String(count).padStart(6, '0')}`;
    const { legalName: name, addressLines, phones, email, gstin, hours } = company;
    const common = {
      destination,
      delivery: sum.delivery,
      madeOutTo: atDesk ? [] : [...madeOutTo],
      sampleCredits: [...(atDesk?.sampleCredits ?? [])],
      ...(atDesk && { sale: atDesk.saleId }),
      orderAddress: orderPath && `${services.env.publicUrl}${orderPath}`,
      company: { name, addressLines: [...addressLines], phones: [...phones], email, gstin, hours },
    };
    const stored = priced.map(({ item, goods, die, discounts }, index) => ({
      variantId: goods.variantId,
      isPickedUp: item.isPickedUp,
      // The quotation holds the agreed price, so its goods hold none.
      configuration: { ...goods.snapshot, quotation: null, agreed: null },
      quoted: quotedPriceOf(goods, { number, validUntil, die, discounts: [...discounts] }),
      hsn: goods.hsn,
      gstRateBps: goods.gstRateBps,
      tax: sum.lines[index]?.tax ?? sum.tax,
    }));
    const [first, ...others] = stored;
    if (!first) throw new Error('A quotation has an item.');
    const { variantId, isPickedUp: _, ...only } = first;
    const isOne = others.length === 0;
    const snapshot: QuotationSnapshot = isOne ? { ...common, ...only } : { ...common, items: stored };
    const { id } = await insertQuotation(tx, {
      number,
      token,
      variantId: isOne ? variantId : null,
      quantity: isOne ? only.quoted.quantity : null,
      rateCardId: isOne ? only.quoted.rateCardId : null,
      engineVersion: isOne ? only.quoted.price.engineVersion : null,
      goodsPaise: sum.goods,
      totalPaise: sum.total,
      snapshot: { ...snapshot },
      validUntil,
      createdAt: now,
    });
    if (!isOne) await keepQuotedArtworks(tx, id, artworksOf(priced));
    if (atDesk) {
      const { customerId, staffId } = atDesk;
      await noteQuotationFor(tx, {
        ...{ quotationId: id, customerId, staffId, madeOutTo: [...madeOutTo], createdAt: now },
        followUpOn: new Date(Date.parse(validUntil) - askedBefore).toISOString().slice(0, 10),
      });
    }
    const { goods, delivery: charged, tax, total } = sum;
    const made = { number, token, validUntil, orderPath, goods, delivery: charged, gst: tax.total, total };
    await atDesk?.onMade(tx, made);
    return ok(made);
  });
}

/** A customer's own registration, as the address that will be billed isn't known yet. */
async function billedCustomer(db: Db, customerId: number | null): Promise<Billed | null> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer ? billedTo(db, { gstin: customer.gstin, stateGstCode: null }) : null;
}

interface PricedItem {
  readonly item: ItemToQuote;
  readonly goods: PricedGoods;
  readonly die: DieOnFile | null;
  readonly discounts: readonly Discount[];
}

function priceItem(
  { choice, quantity, wishes, quotation, agreed }: ItemToQuote,
  die: DieOnFile | null,
  {
    catalogue,
    company,
    lists,
    atDesk,
  }: {
    readonly catalogue: Catalogue;
    readonly company: Company;
    readonly lists: readonly PriceList[];
    readonly atDesk: boolean;
  },
): Result<PricedGoods> {
  const { quantities } = goodsKinds[choice.kind];
  const least = quantities.least(company);
  if (quantity < least) return fail('invalid', quantities.tooFew(least), { field: 'quantity' });
  if (quantity > mostPieces) {
    const text =
      choice.kind === 'sticker'
        ? quantities.tooMany(mostPieces, company)
        : `For this many boxes, please write to us: ${company.email}`;
    return fail('not_possible', text, { field: 'quantity' });
  }
  const offered = priceGoods(catalogue, choice, quantity, wishes, die);
  if (!offered.ok) return offered;
  // Goods with a fixed price are quoted at the desk only, beside others.
  if (offered.value.rateCardId === null && !atDesk) {
    return fail('not_possible', `For a quotation of these goods, please write to us: ${company.email}`);
  }
  return ok(atAgreedPrice(atQuotedPrice(offered.value, quotation, catalogue, lists), agreed));
}

const quotedPriceOf = (
  { quantity, rateCardId, weightGrams, price, snapshot }: PricedGoods,
  quoted: Pick<QuotedPrice, 'number' | 'validUntil' | 'die' | 'discounts'>,
) => ({
  ...quoted,
  quantity,
  rateCardId,
  weightGrams,
  price,
  agreed: snapshot.agreed,
  grain: snapshot.kind === 'box' ? snapshot.grain : ('free' as const),
});

/** A single item is ordered on the page of its goods, where the buyer sees it; several on the quotation's page. */
function orderPathOf(
  priced: readonly PricedItem[],
  to: { readonly company: Company; readonly destination: string | null; readonly token: string },
): string | null {
  const isSoldOnline = priced.every(
    ({ item, goods }) => item.quantity <= goodsKinds[goods.kind].quantities.most(to.company),
  );
  if (!isSoldOnline) return null;
  const [first, ...others] = priced;
  const own =
    first && others.length === 0
      ? goodsKinds[first.goods.kind].orderPath(first.goods, { pincode: to.destination, quotation: to.token })
      : null;
  return own ?? quotationPath(to.token);
}

const artworksOf = (priced: readonly PricedItem[]): string[] => [
  ...new Set(priced.flatMap(({ goods: { snapshot } }) => snapshot.artwork?.token ?? [])),
];
