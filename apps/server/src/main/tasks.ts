import type { Contour, ContourProblem, ContourRequest } from '@boxwright/contour';
import type { Company, DielineFormat, DielineRow, Result } from '@boxwright/contract';
import type {
  DesignInstructionsData,
  OrderFormData,
  Orientation,
  QuotationData,
  TaxDocumentData,
} from '@boxwright/documents';
import type {
  BoxToLay,
  GangJob,
  GangRun,
  LayoutFigures,
  MeasuredBlanks,
  RateCard,
  StickerPrice,
  StickerPriceProblem,
  StickerRateCard,
  StickerSpec,
} from '@boxwright/pricing';
import type { ConfiguredDieline } from '../selling/dielines/configured-dieline.ts';
import type { DielineFile } from '../selling/dielines/dieline-file.ts';
import type { KeyLines } from '../selling/orders/key-line-pages.ts';
import type { RequestedPicture } from '../selling/pictures/find-picture.ts';
import type { CardPair, Ordered } from '../selling/price-tables/reprice.ts';
import type { SheetFileAsked } from '../selling/production/sheet-file.ts';
import type { TicketToDraw } from '../selling/production/ticket-layouts.ts';

// biome-ignore lint/suspicious/noExplicitAny: any function of plain data is a task; each declares its own input.
export type Task = (input: any) => unknown;

/**
 * The tasks of the worker thread: pure functions of plain data. Their code is imported on first use, and only on that
 * thread; the main thread uses only the types.
 */
export const tasks = {
  /** Draws a box and lays it out on every stock sheet: some 20 ms. */
  async layOutBox({ box, figures }: { readonly box: BoxToLay; readonly figures: LayoutFigures }) {
    const { layOutBox } = await import('@boxwright/pricing');
    return layOutBox(box, figures) satisfies MeasuredBlanks;
  },

  async jobTicket(asked: TicketToDraw) {
    const { jobTicketPdf } = await import('@boxwright/documents');
    const { withLayouts } = await import('../selling/production/ticket-layouts.ts');
    return exactly(await jobTicketPdf(withLayouts(asked)));
  },

  /** A sheet with all its blanks: some 100 ms as PDF, the others about 20. Null where it can't be drawn as it was laid. */
  async sheetFile(asked: SheetFileAsked) {
    const { sheetFile } = await import('../selling/production/sheet-file.ts');
    const bytes = await sheetFile(asked);
    return bytes && exactly(bytes);
  },

  /** Compares jobs two by two: some tens of ms, and 20 ms for each box that wasn't laid out on this thread yet. */
  async gangRuns({ jobs, card }: { readonly jobs: readonly GangJob[]; readonly card: RateCard }) {
    const { gangRuns } = await import('@boxwright/pricing');
    return gangRuns(jobs, card) satisfies GangRun[];
  },

  /** Lays exactly these parts together; null when that saves nothing. */
  async gangRunOf({ jobs, parts, card }: PartsToLay) {
    const { gangRunOf } = await import('@boxwright/pricing');
    return gangRunOf(jobs, parts, card) satisfies GangRun | null;
  },

  /** Searches for the best layout: usually about 1 ms, sometimes more than 20 ms. */
  async priceSticker({ spec, card }: { readonly spec: StickerSpec; readonly card: StickerRateCard }) {
    const { priceSticker } = await import('@boxwright/pricing');
    return priceSticker(spec, card) satisfies StickerPrice | StickerPriceProblem;
  },

  /** Prices what was ordered with two cards: some 20 ms for a new box. */
  async reprice({ ordered, cards }: { readonly ordered: readonly Ordered[]; readonly cards: CardPair }) {
    const { reprice } = await import('../selling/price-tables/reprice.ts');
    return reprice(ordered, cards);
  },

  /** Decoding and tracing 4 million pixels takes about 200 ms. */
  async stickerContour({ picture, request }: { readonly picture: Uint8Array; readonly request: ContourRequest }) {
    const { traceContour } = await import('@boxwright/contour');
    const { readPixels } = await import('../selling/artwork/read-pixels.ts');
    return traceContour(await readPixels(picture), request) satisfies Contour | ContourProblem;
  },

  async dielineRow(asked: ConfiguredDieline): Promise<Result<DielineRow>> {
    const { drawConfiguredDieline } = await import('../selling/dielines/configured-dieline.ts');
    const { dielineRow } = await import('../selling/dielines/dieline-row.ts');
    const drawn = drawConfiguredDieline(asked);
    return drawn.ok ? { ok: true, value: dielineRow(drawn.value) } : drawn;
  },

  /** A PDF takes 30 to 100 ms, the others about 5. */
  async dielineFile({ asked, format, papers }: DielineFileAsked): Promise<Result<DielineFile>> {
    const { drawConfiguredDieline } = await import('../selling/dielines/configured-dieline.ts');
    const { dielineFile } = await import('../selling/dielines/dieline-file.ts');
    const drawn = drawConfiguredDieline(asked);
    return drawn.ok ? { ok: true, value: await dielineFile(drawn.value, format, papers) } : drawn;
  },

  /** Null when there is no such picture. */
  async boxPicture(asked: RequestedPicture) {
    const { drawPicture } = await import('../selling/pictures/draw-picture.ts');
    return drawPicture(asked);
  },

  async orderForm({ data, orientation }: { readonly data: OrderFormData; readonly orientation: Orientation }) {
    const { orderFormPdf } = await import('@boxwright/documents');
    return exactly(await orderFormPdf(data, orientation));
  },

  /** A page for each box of an order. */
  async keyLines(order: KeyLines) {
    const { keyLinesPdf } = await import('@boxwright/documents');
    const { keyLinePages } = await import('../selling/orders/key-line-pages.ts');
    return exactly(await keyLinesPdf(keyLinePages(order)));
  },

  async quotation(data: QuotationData) {
    const { quotationPdf } = await import('@boxwright/documents');
    return exactly(await quotationPdf(data));
  },

  async taxDocument({ data, pageSets }: { readonly data: TaxDocumentData; readonly pageSets: PageSets }) {
    const { taxDocumentPdf } = await import('@boxwright/documents');
    return exactly(await taxDocumentPdf(data, pageSets));
  },

  async designInstructions(data: DesignInstructionsData) {
    const { designInstructionsPdf } = await import('@boxwright/documents');
    return exactly(await designInstructionsPdf(data));
  },

  /** Null when it can't be read as a picture. */
  async profilePicture(bytes: Uint8Array) {
    const { reEncode } = await import('../selling/customers/re-encode.ts');
    const encoded = await reEncode(bytes);
    return encoded.ok ? { ok: true as const, bytes: exactly(encoded.bytes) } : encoded;
  },
} as const;

export type Tasks = typeof tasks;

/** An invoice or challan with all of its copies, or the recipient's alone. */
export type PageSets = 'all-copies' | 'original';

interface PartsToLay {
  readonly jobs: readonly GangJob[];
  readonly parts: readonly Pick<GangRun['blanks'][number], 'id' | 'part'>[];
  readonly card: RateCard;
}

export interface DielineFileAsked {
  readonly asked: ConfiguredDieline;
  readonly format: DielineFormat;
  readonly papers: { readonly company: Company; readonly date: Date; readonly dimensions: boolean };
}

/** Copies the bytes into a buffer of the same size: posting a view to another thread copies its whole buffer. */
const exactly = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
