import type { Company, DielineFormat, DielineRow, Result } from '@boxwright/contract';
import type { OrderFormData, Orientation, QuotationData } from '@boxwright/documents';
import type {
  BoxToLay,
  MeasuredBlanks,
  RateCard,
  StickerPrice,
  StickerPriceProblem,
  StickerRateCard,
  StickerSpec,
} from '@boxwright/pricing';
import type { DielineFile } from '../dielines/dieline-file.ts';
import type { BoxAsked } from '../dielines/draw-asked.ts';
import type { KeyLines } from '../orders/keyLinePages.ts';
import type { PictureAsked } from '../pictures/find-picture.ts';

// biome-ignore lint/suspicious/noExplicitAny: any function of plain data is a task; each one says which.
export type Task = (input: any) => unknown;

/**
 * What the thread for dear work can do: pure functions of plain data. Their code is loaded when it's first needed, and
 * on that thread alone; everybody else knows the types.
 */
export const tasks = {
  /** Draws a box and lays it out on every stock sheet: some 20 ms. */
  async layOutBox({ box, sheets }: { readonly box: BoxToLay; readonly sheets: RateCard['sheets'] }) {
    const { layOutBox } = await import('@boxwright/pricing');
    return layOutBox(box, { sheets }) satisfies MeasuredBlanks;
  },

  /** Searches for the best layout: mostly a millisecond, at times 20 and more. */
  async priceSticker({ spec, card }: { readonly spec: StickerSpec; readonly card: StickerRateCard }) {
    const { priceSticker } = await import('@boxwright/pricing');
    return priceSticker(spec, card) satisfies StickerPrice | StickerPriceProblem;
  },

  async dielineRow(asked: BoxAsked): Promise<Result<DielineRow>> {
    const { drawAsked } = await import('../dielines/draw-asked.ts');
    const { dielineRow } = await import('../dielines/dieline-row.ts');
    const drawn = drawAsked(asked);
    return drawn.ok ? { ok: true, value: dielineRow(drawn.value) } : drawn;
  },

  /** A PDF takes 30 to 100 ms, the others about 5. */
  async dielineFile({ asked, format, papers }: DielineFileAsked): Promise<Result<DielineFile>> {
    const { drawAsked } = await import('../dielines/draw-asked.ts');
    const { dielineFile } = await import('../dielines/dieline-file.ts');
    const drawn = drawAsked(asked);
    return drawn.ok ? { ok: true, value: await dielineFile(drawn.value, format, papers) } : drawn;
  },

  /** Null when there is no such picture. */
  async boxPicture(asked: PictureAsked) {
    const { drawPicture } = await import('../pictures/drawPicture.ts');
    return drawPicture(asked);
  },

  async orderForm({ data, orientation }: { readonly data: OrderFormData; readonly orientation: Orientation }) {
    const { orderFormPdf } = await import('@boxwright/documents');
    return exactly(await orderFormPdf(data, orientation));
  },

  /** A page for each box of an order. */
  async keyLines(order: KeyLines) {
    const { keyLinesPdf } = await import('@boxwright/documents');
    const { keyLinePages } = await import('../orders/keyLinePages.ts');
    return exactly(await keyLinesPdf(keyLinePages(order)));
  },

  async quotation(data: QuotationData) {
    const { quotationPdf } = await import('@boxwright/documents');
    return exactly(await quotationPdf(data));
  },

  /** Null when it can't be read as a picture. */
  async profilePicture(bytes: Uint8Array) {
    const { encodeAnew } = await import('../customers/encodeAnew.ts');
    const encoded = await encodeAnew(bytes);
    return encoded.ok ? { ok: true as const, bytes: exactly(encoded.bytes) } : encoded;
  },
} as const;

export type Tasks = typeof tasks;

export interface DielineFileAsked {
  readonly asked: BoxAsked;
  readonly format: DielineFormat;
  readonly papers: { readonly company: Company; readonly date: Date };
}

/** In memory of its own: what is sent to another thread takes all of the memory along that it is a part of. */
const exactly = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
