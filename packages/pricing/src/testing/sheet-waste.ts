import { type ImposedSheet, type Point, pathsOnSheet } from '@boxwright/dieline';

/** A part of a sheet that is neither in a blank nor joined to the sheet's edge. */
export type WastePiece = {
  readonly area: number;
  /** The middles of its cells. */
  readonly cells: readonly Point[];
};

/** What becomes of a sheet, in mm². */
export type SheetWaste = {
  readonly blanks: number;
  /** Joined to the sheet's edge. */
  readonly frame: number;
  readonly pieces: readonly WastePiece[];
};

const [board, waste, frame, seen] = [0, 1, 2, 3];

/**
 * Colours a sheet cell by cell: inside an odd number of closed knives is a blank, everything else is waste, and the waste
 * that a flood from the sheet's corner reaches is its frame. It knows the knives alone, no blanks, panels or holes.
 *
 * @param cell width of a cell in mm: below half of the narrowest waste
 */
export function sheetWaste(sheet: ImposedSheet, cell: number): SheetWaste {
  const [across, down] = [Math.ceil(sheet.width / cell), Math.ceil(sheet.height / cell)];
  const colours = new Uint8Array(across * down).fill(waste);
  const knives = pathsOnSheet(sheet).filter(({ kind, closed }) => kind === 'cut' && closed);
  for (let row = 0; row < down; row += 1) {
    const y = (row + 0.5) * cell;
    for (const { points } of knives) {
      const crossings = crossingsAt(points, y);
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
        const last = Math.min(across - 1, Math.ceil(to / cell - 0.5) - 1);
        for (let column = Math.max(0, Math.ceil(from / cell - 0.5)); column <= last; column += 1) {
          const place = row * across + column;
          colours[place] = colours[place] === board ? waste : board;
        }
      }
    }
  }
  const flood = (start: number, colour: number) => {
    const reached = [start];
    colours[start] = colour;
    for (let next = 0; next < reached.length; next += 1) {
      const at = reached[next] ?? 0;
      const column = at % across;
      const around = [column > 0 ? at - 1 : -1, column < across - 1 ? at + 1 : -1, at - across, at + across];
      for (const place of around) {
        if (colours[place] !== waste) continue;
        colours[place] = colour;
        reached.push(place);
      }
    }
    return reached;
  };
  const area = ({ length }: readonly unknown[]) => length * cell * cell;
  const joined = flood(0, frame);
  const pieces: WastePiece[] = [];
  for (let place = colours.indexOf(waste); place >= 0; place = colours.indexOf(waste, place + 1)) {
    const cells = flood(place, seen);
    const middle = (at: number): Point => [((at % across) + 0.5) * cell, (Math.floor(at / across) + 0.5) * cell];
    pieces.push({ area: area(cells), cells: cells.map(middle) });
  }
  return { blanks: area([...colours].filter((colour) => colour === board)), frame: area(joined), pieces };
}

/** Where a closed line crosses a height, from left to right. */
function crossingsAt(points: readonly Point[], y: number): number[] {
  return points
    .flatMap(([ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
      return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
    })
    .sort((one, other) => one - other);
}
