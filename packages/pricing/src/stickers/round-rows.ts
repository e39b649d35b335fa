/**
 * Positions of rows of round stickers: `step` is half their distance in a row; every second row is offset by it. So many
 * `squares` rows, from the second one, lie like the one before them.
 */
type Rows = {
  readonly count: number;
  readonly step: number;
  readonly pitch: number;
  readonly inRow: readonly [number, number];
  readonly squares: number;
};

/** Centre of a round sticker from the area's upper left corner, less its radius. */
export type RoundPlace = { readonly x: number; readonly y: number };

/**
 * Packs equal circles into an area in rows, along or across it: in a grid, or with every second row offset by half a
 * step. Offset rows needn't be dense: spread out to the full width, the rows get closer to each other. Where offset rows
 * hold one less, a few rows lie straight below the one before, if there is height to spare: so more rows are full ones.
 * Every layout also fits any smaller circle, so a larger one never fits more often.
 *
 * @param diameter of a circle including the gap to the next one, whole units
 * @param width,height the area plus one gap, whole units
 */
export function layRoundRows(diameter: number, width: number, height: number): RoundPlace[] {
  const [along, across] = [bestRows(diameter, width, height), bestRows(diameter, height, width)];
  return along.count >= across.count
    ? placesIn(along, diameter)
    : placesIn(across, diameter).map(({ x, y }) => ({ x: y, y: x }));
}

/**
 * Upper bound for the number of circles, from the minimum distance of their centres (Oler, "An inequality in
 * the geometry of numbers", Acta Mathematica 105, 1961).
 */
export function roundBound(diameter: number, width: number, height: number): number {
  const [across, down] = [(width - diameter) / diameter, (height - diameter) / diameter];
  if (across < 0 || down < 0) return 0;
  return Math.floor((2 / Math.sqrt(3)) * across * down + across + down + 1 + 1e-9);
}

function bestRows(diameter: number, width: number, height: number): Rows {
  const room = width - diameter;
  const fit = Math.floor(width / diameter);
  let best: Rows = { count: 0, step: 0, pitch: diameter, inRow: [0, 0], squares: 0 };
  if (room < 0 || height < diameter) return best;
  const offer = (step: number, pitch: number, inRow: readonly [number, number]) => {
    const most = inRow[0] > inRow[1] ? Math.floor((height - diameter) / diameter) : 0;
    for (let squares = 0; squares <= most; squares += 1) {
      const rows = Math.floor((height - (squares + 1) * diameter) / pitch) + 1 + squares;
      const count = rows * inRow[0] - offsetRows(rows, squares) * (inRow[0] - inRow[1]);
      if (count > best.count) best = { count, step, pitch, inRow, squares };
    }
  };
  offer(0, diameter, [fit, fit]);
  for (let inRow = 1; inRow <= fit; inRow += 1) {
    // Offset rows have as many circles, or one less in the gaps of the others.
    for (const [steps, moved] of [
      [2 * inRow - 1, inRow],
      [2 * inRow - 2, inRow - 1],
    ] as const) {
      const step = steps > 0 ? Math.floor(room / steps) : 0;
      if (2 * step >= diameter) offer(step, pitchOf(diameter, step), [inRow, moved]);
    }
  }
  return best;
}

/** Distance from one row to the next, which is offset by `step`; the row after it has no offset. */
function pitchOf(diameter: number, step: number): number {
  const touching = step < diameter ? Math.ceil(Math.sqrt(diameter * diameter - step * step)) : 0;
  return Math.max(touching, Math.ceil(diameter / 2));
}

/** After the first row and those straight below it, every second row is offset. */
const offsetRows = (rows: number, squares: number): number => Math.floor((rows - squares) / 2);

function placesIn({ count, step, pitch, inRow, squares }: Rows, diameter: number): RoundPlace[] {
  const places: RoundPlace[] = [];
  const distance = step > 0 ? 2 * step : diameter;
  for (let row = 0, y = 0; places.length < count; row += 1) {
    const moved = step > 0 && row > squares && (row - squares) % 2 === 1;
    for (let index = 0; index < (moved ? inRow[1] : inRow[0]); index += 1) {
      places.push({ x: (moved ? step : 0) + index * distance, y });
    }
    y += row < squares ? diameter : pitch;
  }
  return places;
}
