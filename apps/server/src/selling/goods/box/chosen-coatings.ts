import { fail, ok, type Result } from '@boxwright/contract';
import type { Coating } from '@boxwright/storage';
import type { Catalogue } from '../../catalogue/snapshot.ts';

interface Chosen {
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
}

/** The coatings of both sides, null for none; or why one can't be ordered. */
export function chosenCoatings(
  { coatings }: Pick<Catalogue, 'coatings'>,
  { outerCoatingId, innerCoatingId }: Chosen,
): Result<{ outer: Coating | null; inner: Coating | null }> {
  const outer = coating(coatings, outerCoatingId, 'outer');
  if (!outer.ok) return outer;
  const inner = coating(coatings, innerCoatingId, 'inner');
  if (!inner.ok) return inner;
  return ok({ outer: outer.value, inner: inner.value });
}

function coating(coatings: Catalogue['coatings'], id: number | null, kind: Coating['kind']): Result<Coating | null> {
  if (id === null) return ok(null);
  const found = coatings.get(id);
  if (found?.status !== 'Active') {
    return fail('not_found', 'This coating is not offered any more. Please choose another.');
  }
  if (found.kind === kind) return ok(found);
  const side = kind === 'outer' ? 'outside' : 'inside';
  return fail('not_possible', `${found.name} does not go on the ${side}. Please choose an ${kind} coating.`);
}
