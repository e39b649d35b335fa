import type { QuotationData } from '@boxwright/documents';
import { exactly, task } from '../../process/work/task.ts';

export const quotationTask = task('quotation', async (data: QuotationData) => {
  const { quotationPdf } = await import('@boxwright/documents');
  return exactly(await quotationPdf(data));
});
