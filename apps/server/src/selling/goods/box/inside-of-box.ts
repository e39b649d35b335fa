import { fail, type Measured, ok, type Result } from '@boxwright/contract';
import { caliperOf, insideFrom, type Size } from '@boxwright/dieline';
import type { Board } from '@boxwright/storage';
import { LRUCache } from 'lru-cache';

/**
 * Inside sizes by style, thickness, size and way of measuring. They depend on nothing else, so nothing empties this.
 * One price needs the same size several times, and without this the box would be drawn and folded each time.
 */
const memory = new LRUCache<string, Result<Size>>({ max: 1_000 });

/** The inside size of a box whose size was measured in this way, or why there is no such box. */
export function insideOfBox(
  style: string,
  { gsm, bulk }: Pick<Board, 'gsm' | 'bulk'>,
  size: Size,
  measured: Measured,
): Result<Size> {
  if (measured === 'inside') return ok(size);
  const caliper = caliperOf(gsm, bulk);
  const key = [style, caliper, size.length, size.width, size.height, measured].join('|');
  const known = memory.get(key);
  if (known) return known;
  const found = insideFrom(style, { ...size, caliper }, measured);
  const answer: Result<Size> = found.ok
    ? ok(found.inside)
    : fail('not_possible', found.problem.text, { field: found.problem.field });
  memory.set(key, answer);
  return answer;
}
