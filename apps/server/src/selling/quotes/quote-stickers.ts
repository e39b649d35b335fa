import { type Output, ok, type Result } from '@boxwright/contract';
import { layStickers, stickerArea } from '@boxwright/pricing';
import { findPriceLists, findQuotation } from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { readCompany } from '../company/company.ts';
import { atQuotedPrice } from '../goods/at-quoted-price.ts';
import { buyersPrice } from '../goods/buyers-price.ts';
import { layOut } from '../goods/lay-out.ts';
import { type AskedStickers, askedStickers } from '../goods/sticker/asked-stickers.ts';
import { configureStickers } from '../goods/sticker/configure-stickers.ts';
import { presentStickerPrice } from '../goods/sticker/present-sticker-price.ts';
import { priceStickers } from '../goods/sticker/price-stickers.ts';
import { stickerRoom } from '../goods/sticker/sticker-room.ts';
import { stickerSteps } from '../goods/sticker/sticker-steps.ts';
import { toThousandths } from '../goods/to-thousandths.ts';
import { quotedFor } from '../quotations/quotation.ts';

interface StickerQuoteRequest {
  /** The customer whose price lists apply; null for prices that are valid for everybody. */
  readonly customerId: number | null;
  readonly asked: AskedStickers;
  /** Null while none is chosen. */
  readonly quantity: number | null;
  /** Further quantities to price. */
  readonly quantities: readonly number[];
  /** Token of a quotation whose price should apply. */
  readonly quotation: string | null;
}

/** Prices stickers in one or more quantities, with their layout, all from the same copy of the catalogue. */
export async function quoteStickers(
  call: Pick<Call, 'services' | 'source'>,
  request: StickerQuoteRequest,
): Promise<Result<Output<'GetStickerQuote'>>> {
  const { services } = call;
  const company = await readCompany(services.db);
  const asked = await askedStickers(call, request.asked, request.quantity ?? company.minimumStickers, company);
  if (!asked.ok) return asked;
  const { choice } = asked.value;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [{ kind: 'sticker', ...choice }]);
  const configured = configureStickers(catalogue, choice);
  if (!configured.ok) return configured;
  // Priced without a chosen quantity too, to find out whether the size can be made.
  const quantity = asked.value.quantity;
  const today = priceStickers(catalogue, choice, quantity);
  if (!today.ok) return today;
  const { customerId } = request;
  const lists = customerId === null ? [] : await findPriceLists(services.db, customerId, catalogue.day);
  const listed = { hsn: today.value.hsn, lists };
  const steps = stickerSteps(configured.value, request.quantities, company, listed);
  if (!steps.ok) return steps;
  const { spec } = configured.value;
  const layout = {
    sheetLength: stickerArea.length,
    sheetWidth: stickerArea.width,
    stickerLength: spec.length,
    stickerWidth: spec.width,
    places: placesOf(spec),
  };
  if (request.quantity === null) return ok({ price: null, quotation: null, steps: steps.value, layout, room: null });

  const named = request.quotation ? await findQuotation(services.db, request.quotation) : undefined;
  const quoted = quotedFor(named, today.value);
  const holds = quoted !== null && catalogue.day <= quoted.validUntil;
  const goods = atQuotedPrice(today.value, quoted, catalogue, lists);
  return ok({
    price: presentStickerPrice(goods, buyersPrice(goods, lists)),
    quotation: holds ? quoted.number : null,
    steps: steps.value,
    layout,
    room: stickerRoom(configured.value, quantity, goods.price.total),
  });
}

/** The stickers' places on a sheet, from the layouts that `layOut` has made. */
const placesOf = (spec: Parameters<typeof layStickers>[0]) =>
  layStickers(spec).places.map(({ x, y, turn }) => ({ x: toThousandths(x), y: toThousandths(y), turn }));
