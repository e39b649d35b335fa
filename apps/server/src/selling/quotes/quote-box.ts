import {
  type BoxPrice,
  type DeliveryQuote,
  grainText,
  type LadderStepRow,
  ok,
  type Result,
  unprinted,
} from '@boxwright/contract';
import { boxStyleOf, type Size } from '@boxwright/dieline';
import { type PriceList, sumOf, unitPriceOf } from '@boxwright/money';
import type { ReadyDates } from '@boxwright/orders';
import { type Db, findPincode, findPriceLists, findQuotation, stateOfPincode } from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import type { Services } from '../../calls/services.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { readCompany } from '../company/company.ts';
import { addUpLines } from '../delivery/add-up-lines.ts';
import { type Supplier, supplyTo, taxStates } from '../delivery/place-of-supply.ts';
import { readyDates } from '../delivery/ready-dates.ts';
import { atQuotedPrice } from '../goods/at-quoted-price.ts';
import { type BoxChoice, configureBox } from '../goods/box/configure-box.ts';
import { ladderSteps } from '../goods/box/ladder-steps.ts';
import { layOutBox } from '../goods/box/lay-out-box.ts';
import { cutWith, priceBox } from '../goods/box/price-box.ts';
import { buyersPrice } from '../goods/buyers-price.ts';
import { dieFor } from '../goods/die-for.ts';
import type { DieOnFile } from '../goods/die-on-file.ts';
import { discountsOn } from '../goods/discounts-on.ts';
import type { PricedGoods } from '../goods/goods.ts';
import { layOut } from '../goods/lay-out.ts';
import { noWishes } from '../goods/line-snapshot.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { quotedFor } from '../quotations/quotation.ts';

export interface QuoteRequest {
  /** The customer whose price lists apply and whose dies aren't charged again; null for prices that are valid for everybody. */
  readonly customerId: number | null;
  readonly choice: BoxChoice;
  /** Null while none is chosen. */
  readonly quantity: number | null;
  /** Further quantities to price. */
  readonly quantities: readonly number[];
  /** Token of a quotation whose price should apply. */
  readonly quotation: string | null;
  readonly isPickup: boolean;
  /** Where to deliver to; null while it is unknown. */
  readonly pincode: string | null;
}

/** The result of GetQuote: everything that a box costs. */
export interface BoxQuote {
  readonly inside: Size;
  readonly price: BoxPrice | null;
  readonly delivery: DeliveryQuote | null;
  readonly steps: LadderStepRow[];
  readonly place: Place | null;
  readonly dates: ReadyDates | null;
}

interface Place {
  readonly district: string;
  readonly state: string;
}

/** Prices a box in one or more quantities, with delivery and GST, all from the same copy of the catalogue. */
export async function quoteBox(
  call: Pick<Call, 'services' | 'source'>,
  request: QuoteRequest,
): Promise<Result<BoxQuote>> {
  const { services } = call;
  const { choice, quantity, isPickup, pincode } = request;
  const company = await readCompany(services.db);
  const refused = quantity === null ? undefined : refuseQuantity('box', quantity, company, 'quantity');
  if (refused) return refused;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [{ kind: 'box', ...choice }]);
  const configured = configureBox(catalogue, choice);
  if (!configured.ok) return configured;
  const die = await dieFor(services, request.customerId, { kind: 'box', ...choice }, { catalogue, company });
  const { customerId } = request;
  const lists = customerId === null ? [] : await findPriceLists(services.db, customerId, catalogue.day);
  const box = cutWith(die, configured.value);
  // Of an earlier drawing only if there is such a die.
  await layOutBox(call, box.spec, box.rates.card);
  const steps = ladderSteps(catalogue, box, request.quantities, company, die, lists);
  if (!steps.ok) return steps;
  const priced =
    quantity === null
      ? null
      : await priceForBuyer(services, catalogue, choice, quantity, request.quotation, { die, lists });
  if (priced?.ok === false) return priced;
  const price = priced?.value ?? null;
  const isDestinationKnown = isPickup || pincode !== null;
  const { length, width, height } = configured.value.spec;
  return ok({
    inside: { length, width, height },
    price: price && presentPrice(price),
    delivery:
      price && isDestinationKnown
        ? await deliver(services, catalogue, price, isPickup ? null : pincode, company)
        : null,
    steps: steps.value,
    place: pincode === null ? null : await placeOf(services.db, pincode),
    dates: readyDates(catalogue, company, {
      kinds: ['box'],
      pincode: isPickup ? null : pincode,
      now: services.now(),
      isApproved: configured.value.print === unprinted,
    }),
  });
}

/** A box at the buyer's price, and the number of the quotation that guarantees it. */
export interface PriceForBuyer {
  readonly box: PricedGoods;
  /** The buyer's price lists. */
  readonly lists: readonly PriceList[];
  readonly quotation: string | null;
}

/**
 * Today's price of a box, or the price of a valid quotation when it is lower.
 *
 * @param token of a quotation; ignored when it is unknown or for another box or quantity
 * @param buyer their die, if there is one, which isn't charged again, and their price lists
 */
export async function priceForBuyer(
  { db }: Pick<Services, 'db'>,
  catalogue: Catalogue,
  choice: BoxChoice,
  quantity: number,
  token: string | null,
  { die, lists }: { readonly die: DieOnFile | null; readonly lists: readonly PriceList[] },
): Promise<Result<PriceForBuyer>> {
  const priced = priceBox(catalogue, choice, quantity, noWishes, die);
  if (!priced.ok) return priced;
  const named = token ? await findQuotation(db, token) : undefined;
  const quoted = quotedFor(named, priced.value);
  const holds = quoted !== null && catalogue.day <= quoted.validUntil && (quoted.die === null || die !== null);
  return ok({
    box: atQuotedPrice(priced.value, quoted, catalogue, lists),
    lists,
    quotation: holds ? quoted.number : null,
  });
}

export function presentPrice({ box, lists, quotation }: PriceForBuyer): BoxPrice {
  const { price, quantity, weightGrams, gstRateBps } = box;
  const buyers = buyersPrice(box, lists);
  return {
    // What price lists take off stands beside it.
    pricePerPiece: unitPriceOf(buyers.listTotal ?? buyers.total, quantity).rupees,
    weight: weightGrams / 1000,
    ...buyers,
    gstRate: gstRateBps / 100,
    rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
    engine: price.engineVersion,
    quotation,
    die: box.snapshot.kind === 'box' ? box.snapshot.die : null,
    ...grainOf(box),
  };
}

function grainOf({ snapshot }: PricedGoods): Pick<BoxPrice, 'grain' | 'grainName'> {
  if (snapshot.kind !== 'box') return { grain: 'free', grainName: '' };
  const { grain, style } = snapshot;
  return { grain, grainName: grainText(grain, boxStyleOf(style)?.family) };
}

/** Delivery to a pincode (null: picked up), GST and the total; or why delivery isn't possible. */
async function deliver(
  { db }: Pick<Services, 'db'>,
  catalogue: Catalogue,
  { box, lists }: PriceForBuyer,
  pincode: string | null,
  company: Supplier,
): Promise<DeliveryQuote> {
  const { price, gstRateBps, weightGrams } = box;
  const shippedGrams = pincode === null ? 0 : weightGrams;
  const discount = sumOf(discountsOn(box, lists));
  const { sum, deliveryProblem } = addUpLines(catalogue, [{ goods: price.total, discount, gstRateBps, shippedGrams }], {
    pincode,
    ...taxStates(company, await supplyTo(db, company, { pincode })),
  });
  if (deliveryProblem !== null) return { error: deliveryProblem };
  return { delivery: sum.delivery, beforeTax: sum.beforeTax, gst: sum.tax.total, total: sum.total };
}

/** The place of a pincode. Cached by pincode; places don't change, so nothing empties it. */
const places = openPromiseCache<string, Place | null>({ max: 5_000 });

const placeOf = (db: Db, pincode: string): Promise<Place | null> =>
  places.get(pincode, async () => {
    const known = await findPincode(db, pincode);
    const state = known?.state ?? (await stateOfPincode(db, pincode));
    return state === undefined ? null : { district: known?.district ?? '', state: state.name };
  });
