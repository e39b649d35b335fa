import type {
  DesignInstructionsData,
  OrderFormData,
  Orientation,
  PackingData,
  TaxDocumentData,
} from '@boxwright/documents';
import { exactly, task } from '../../process/work/task.ts';
import type { KeyLines } from '../orders/key-line-pages.ts';

interface OrderFormToDraw {
  readonly data: OrderFormData;
  readonly orientation: Orientation;
}

export const orderFormTask = task('orderForm', async ({ data, orientation }: OrderFormToDraw) => {
  const { orderFormPdf } = await import('@boxwright/documents');
  return exactly(await orderFormPdf(data, orientation));
});

/** A page for each box of an order. */
export const keyLinesTask = task('keyLines', async (order: KeyLines) => {
  const { keyLinesPdf } = await import('@boxwright/documents');
  const { keyLinePages } = await import('../orders/key-line-pages.ts');
  return exactly(await keyLinesPdf(keyLinePages(order)));
});

/** An invoice or challan with all of its copies, or the recipient's alone. */
export type PageSets = 'all-copies' | 'original';

interface TaxDocumentToDraw {
  readonly data: TaxDocumentData;
  readonly pageSets: PageSets;
}

export const taxDocumentTask = task('taxDocument', async ({ data, pageSets }: TaxDocumentToDraw) => {
  const { taxDocumentPdf } = await import('@boxwright/documents');
  return exactly(await taxDocumentPdf(data, pageSets));
});

export const designInstructionsTask = task('designInstructions', async (data: DesignInstructionsData) => {
  const { designInstructionsPdf } = await import('@boxwright/documents');
  return exactly(await designInstructionsPdf(data));
});

interface PackingPaperToDraw {
  readonly data: PackingData;
  readonly paper: 'packing-list' | 'labels';
}

export const packingPaperTask = task('packingPaper', async ({ data, paper }: PackingPaperToDraw) => {
  const { packingListPdf, parcelLabelsPdf } = await import('@boxwright/documents');
  return exactly(await (paper === 'labels' ? parcelLabelsPdf : packingListPdf)(data));
});
