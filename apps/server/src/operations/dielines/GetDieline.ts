import type { DielineRow, Result } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { configureDieline, keyOf } from '../../selling/dielines/configured-dieline.ts';
import { dielineRowTask } from '../../selling/dielines/tasks.ts';

/** About 20 MB when full. The key holds the whole input, so entries never become stale; failures are not cached. */
const rows = openPromiseCache<string, Result<DielineRow>>({ max: 200 }, ({ ok }) => ok);

export const GetDieline: Handler<'GetDieline'> = async (input, { services, source }) => {
  const asked = configureDieline(await currentCatalogue(services), input);
  if (!asked.ok) return asked;
  return rows.get(keyOf(asked.value), () => services.work.run(dielineRowTask, asked.value, source));
};
