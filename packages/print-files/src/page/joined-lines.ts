import type { CurvedLine, Point, Segment } from '../content/path.ts';

/** In mm: ends that are as near as this are meant to meet. */
const meeting = 0.1;

/** Lines that begin where others end, as one; a line whose ends meet is closed. Pieces without length are left out. */
export function joinedLines(lines: readonly CurvedLine[]): CurvedLine[] {
  const drawn = lines.map(closedUp).filter(({ segments }) => segments.length > 0);
  const done = drawn.filter(({ isClosed }) => isClosed);
  const open = drawn.filter(({ isClosed }) => !isClosed);
  for (let line = open.pop(); line; line = open.pop()) {
    const there = endOf(line);
    const at = open.findIndex((other) => isNear(there, other.start) || isNear(there, endOf(other)));
    const [next] = at === -1 ? [] : open.splice(at, 1);
    if (next === undefined) done.push(line);
    else {
      const joined = closedUp({ ...line, segments: [...line.segments, ...from(there, next)] });
      (joined.isClosed ? done : open).push(joined);
    }
  }
  return done;
}

const endOf = ({ start, segments }: Pick<CurvedLine, 'start' | 'segments'>): Point => segments.at(-1)?.at(-1) ?? start;

const isNear = ([x, y]: Point, [u, v]: Point, by = meeting): boolean => Math.hypot(x - u, y - v) <= by;

/** The line's segments from its end that is there. */
function from(there: Point, line: CurvedLine): readonly Segment[] {
  return isNear(there, line.start) ? line.segments : reversed(line);
}

function reversed({ start, segments }: CurvedLine): Segment[] {
  return segments
    .map((segment, at): Segment => {
      const to = segments[at - 1]?.at(-1) ?? start;
      return segment.length === 1 ? [to] : [segment[1], segment[0], to];
    })
    .reverse();
}

/** A line whose ends meet ends exactly where it begins. */
function closedUp({ start, segments, isClosed }: CurvedLine): CurvedLine {
  let at = start;
  const long = segments.filter((segment) => {
    const isLong = segment.some((point) => !isNear(at, point, 0.001));
    at = segment.at(-1) ?? at;
    return isLong;
  });
  const last = long.at(-1);
  if (!last) return { start, segments: [], isClosed };
  const meets = isNear(endOf({ start, segments: long }), start);
  if (!meets) return { start, segments: isClosed ? [...long, [start]] : long, isClosed };
  if (long.length === 1 && last.length === 1) return { start, segments: [], isClosed };
  const end: Segment = last.length === 1 ? [start] : [last[0], last[1], start];
  return { start, segments: [...long.slice(0, -1), end], isClosed: true };
}
