import { type DielineRow, ok } from '@boxwright/contract';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { dielineRow } from '../../dielines/dieline-row.ts';
import { drawAsked } from '../../dielines/draw-asked.ts';
import type { Handler } from '../../door/call.ts';
import { openShelf } from '../../shelf/shelf.ts';

/** At most about 20 MB when full. */
const shelf = openShelf<DielineRow>(200);

export const GetDieline: Handler<'GetDieline'> = async (input, { services }) => {
  const drawn = drawAsked(await currentCatalogue(services), input);
  if (!drawn.ok) return drawn;
  return ok(shelf.take(drawn.value.key, () => dielineRow(drawn.value)));
};
