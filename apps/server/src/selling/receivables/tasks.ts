import type { StatementData } from '@boxwright/documents';
import { exactly, task } from '../../process/work/task.ts';

export const statementTask = task('statement', async (data: StatementData) => {
  const { statementPdf } = await import('@boxwright/documents');
  return exactly(await statementPdf(data));
});
