import { fail, type Measured, ok, type Result } from '@boxwright/contract';
import { caliperOf, insideFrom, type Size } from '@boxwright/dieline';
import type { Board } from '@boxwright/storage';
import { LRUCache } from 'lru-cache';

/**
 * Found sizes by style, thickness, size and way of measuring, which are all that they depend on, so nothing empties it. A
 * price asks for the same size several times, and each time the box would be drawn and folded.
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
