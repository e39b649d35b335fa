import type { Millimetres } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import type { BoxFace } from '../folding/assembly.ts';
import type { Point3 } from '../geometry/space.ts';

/**
 * The clear size of an insert's smallest cell along x, y (up) and z: between two dividers, or between a divider and the
 * box, in whose middle the insert is placed. As high as the dividers. Null if there are no dividers.
 */
export function cellSizeOf({ blanks }: Pick<Box, 'blanks'>, faces: readonly BoxFace[]): Point3 | null {
  const dividers = faces.filter(({ role }) => role === 'divider');
  const box = blanks[0]?.dieline;
  if (dividers.length === 0 || !box) return null;
  const clearAlong = (axis: 0 | 2, side: Millimetres): Millimetres => {
    const boards = dividers
      .filter(({ normal }) => Math.abs(normal[axis]) > 0.999)
      .map(({ blank, points }) => ({
        at: points[0]?.[axis] ?? 0,
        half: (blanks[blank]?.dieline.caliper ?? 0) / 2,
      }));
    const edges = boards.flatMap(({ at, half }) => [at - half, at + half]).toSorted((a, b) => a - b);
    // The parts of one strip lie in one plane, so gaps below a board's thickness aren't cells.
    const stops = [-side / 2, ...edges, side / 2];
    const gaps = stops.slice(1).map((to, index) => to - (stops[index] ?? to));
    return Math.min(...gaps.filter((gap) => gap > box.caliper * 1.001));
  };
  const heights = dividers.flatMap(({ points }) => points.map(([, y]) => y));
  return [
    clearAlong(0, box.inside.length),
    Math.max(...heights) - Math.min(...heights),
    clearAlong(2, box.inside.width),
  ];
}
