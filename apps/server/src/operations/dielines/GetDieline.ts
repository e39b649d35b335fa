import type { DielineRow } from '@boxwright/contract';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { askedOf, keyOf } from '../../dielines/draw-asked.ts';
import type { Handler } from '../../door/call.ts';
import { openResultShelf } from '../../shelf/resultShelf.ts';

/** At most about 20 MB when full. */
const shelf = openResultShelf<DielineRow>(200);

export const GetDieline: Handler<'GetDieline'> = async (input, { services, source }) => {
  const asked = askedOf(await currentCatalogue(services), input);
  if (!asked.ok) return asked;
  return shelf.take(keyOf(asked.value), () => services.work.run('dielineRow', asked.value, source));
};
