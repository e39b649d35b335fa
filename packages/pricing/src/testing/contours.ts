import type { StickerSize } from '../stickers/lay-stickers.ts';

type Point = readonly [x: number, y: number];

/** A traced cut: its path, and its size in tenths of a millimetre. */
export type TracedCut = Required<StickerSize>;

/** A cut of straight lines through these points (mm), moved to the corner. */
export function cutThrough(points: readonly Point[]): TracedCut {
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const moved = points.map(([x, y]): Point => [x - left, y - top]);
  const cut = `M${moved.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
  const size = (axis: 0 | 1) => Math.round(Math.max(...moved.map((point) => point[axis])) * 10) / 10;
  return { shape: 'special', length: size(0), width: size(1), cut };
}

/** A cut around a point: its distance from there in mm at each angle, and how much flatter it is than wide. */
export function cutAround(radius: (angle: number) => number, steps = 48, flat = 1): TracedCut {
  return cutThrough(
    Array.from({ length: steps }, (_, step): Point => {
      const angle = (2 * Math.PI * step) / steps;
      return [radius(angle) * Math.cos(angle), flat * radius(angle) * Math.sin(angle)];
    }),
  );
}

/** A cut with up to three waves along it, as pictures have: round, ragged, waisted or long; at least 10 mm wide. */
export function anyContour(random: () => number, steps = 48): TracedCut {
  const radius = 8 + random() * 80;
  const flat = 0.35 + random() * 0.65;
  const waves = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    lobes: 1 + Math.floor(random() * 9),
    depth: random() * 0.28,
    phase: random() * 2 * Math.PI,
  }));
  const wave = (angle: number) =>
    waves.reduce((sum, { lobes, depth, phase }) => sum + depth * Math.cos(lobes * angle + phase), 1);
  const cut = cutAround((angle) => radius * Math.max(0.15, wave(angle)), steps, flat);
  return Math.min(cut.length, cut.width) >= 10 ? cut : anyContour(random, steps);
}
