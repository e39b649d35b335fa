import type { DielineFormat, DielineRow, Result } from '@boxwright/contract';
import { task } from '../../process/work/task.ts';
import type { ConfiguredDieline } from './configured-dieline.ts';
import type { DielineFile, DielinePapers } from './dieline-file.ts';

export const dielineRowTask = task('dielineRow', async (asked: ConfiguredDieline): Promise<Result<DielineRow>> => {
  const { drawConfiguredDieline } = await import('./configured-dieline.ts');
  const { dielineRow } = await import('./dieline-row.ts');
  const drawn = drawConfiguredDieline(asked);
  return drawn.ok ? { ok: true, value: dielineRow(drawn.value) } : drawn;
});

interface DielineFileAsked {
  readonly asked: ConfiguredDieline;
  readonly format: DielineFormat;
  readonly papers: DielinePapers;
}

/** A PDF takes 30 to 100 ms, the others about 5. */
export const dielineFileTask = task(
  'dielineFile',
  async ({ asked, format, papers }: DielineFileAsked): Promise<Result<DielineFile>> => {
    const { drawConfiguredDieline } = await import('./configured-dieline.ts');
    const { dielineFile } = await import('./dieline-file.ts');
    const drawn = drawConfiguredDieline(asked);
    return drawn.ok ? { ok: true, value: await dielineFile(drawn.value, format, papers) } : drawn;
  },
);
