import type { Panel } from '../dieline.ts';

/** Where the dimensions of a blank's panels begin and end, along its width and its height. */
export function dimensionStops(panels: readonly Panel[]): { readonly across: number[]; readonly down: number[] } {
  return { across: mostCrossed(panels, 1), down: mostCrossed(panels, 0) };
}

/**
 * The positions of edges and creases along the straight line that crosses the most of them; `fixed` is the coordinate
 * that is constant on it. Candidate lines run a third from a large panel's corner, which avoids notches and holes; through
 * the slots of dividers, which are in either half; of bent panels through the middle, where their size is given.
 */
function mostCrossed(panels: readonly Panel[], fixed: 0 | 1): number[] {
  const candidates = panels
    .filter(({ role, bend }) => ['wall', 'base', 'face', 'divider'].includes(role) || (role === 'lid' && !bend))
    .flatMap(({ outline, role, bend }) => {
      const places = outline.map((point) => point[fixed]);
      const [least, most] = [Math.min(...places), Math.max(...places)];
      const shares = role === 'divider' ? [0.34, 0.66] : [bend ? 0.5 : 0.34];
      return shares.map((share) => stopsAlong(panels, fixed, least + (most - least) * share));
    });
  return candidates.reduce<number[]>((best, stops) => (stops.length > best.length ? stops : best), []);
}

function stopsAlong(panels: readonly Panel[], fixed: 0 | 1, at: number): number[] {
  const along = fixed === 0 ? 1 : 0;
  const stops = panels.flatMap(({ outline }) =>
    outline.flatMap((from, index): number[] => {
      const to = outline[(index + 1) % outline.length];
      if (!to || from[fixed] > at === to[fixed] > at) return [];
      const share = (at - from[fixed]) / (to[fixed] - from[fixed]);
      return [from[along] + (to[along] - from[along]) * share];
    }),
  );
  const kept: number[] = [];
  for (const stop of stops.toSorted((a, b) => a - b)) {
    if (stop - (kept.at(-1) ?? Number.NEGATIVE_INFINITY) > 0.5) kept.push(stop);
  }
  return kept;
}
