/** Angles of a lattice between its own axes, and places of its first circle. */
const [angles, starts] = [40, 5] as const;
/** Room for the rounding of sums. */
const rounding = 1e-9;

/**
 * The most circles of two kinds of layouts: rows that are spread out to the full width, each straight below the one
 * before or half a step aside, in every order; and the densest lattice at every angle. mm, as for `layRoundRows`.
 */
export function mostCircles(diameter: number, width: number, height: number): number {
  return Math.max(
    mostInOrders(diameter, width, height),
    mostInOrders(diameter, height, width),
    mostInLattices(diameter, width - diameter, height - diameter),
  );
}

function mostInOrders(diameter: number, width: number, height: number): number {
  const room = width - diameter;
  let most = 0;
  for (let halves = 1; room >= 0 && halves <= Math.floor((2 * room) / diameter + rounding); halves += 1) {
    const step = room / halves;
    const counts = [Math.floor(halves / 2) + 1, Math.floor((halves - 1) / 2) + 1] as const;
    const aside = Math.max(Math.sqrt(Math.max(0, diameter ** 2 - step ** 2)), diameter / 2);
    const known = new Map<string, number>();
    const below = (left: number, kind: 0 | 1): number => {
      const key = `${left.toFixed(6)} ${kind}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const other = kind === 0 ? 1 : 0;
      const straight = left + rounding >= diameter ? below(left - diameter, kind) : 0;
      const moved = left + rounding >= aside ? below(left - aside, other) : 0;
      const best = counts[kind] + Math.max(straight, moved);
      known.set(key, best);
      return best;
    };
    if (height >= diameter) most = Math.max(most, below(height - diameter, 0), below(height - diameter, 1));
  }
  const grid = Math.floor(width / diameter + rounding) * Math.floor(height / diameter + rounding);
  return Math.max(most, grid);
}

/** @param wide,high the area of the circles’ centres */
function mostInLattices(diameter: number, wide: number, high: number): number {
  if (wide < 0 || high < 0) return 0;
  const reach = Math.ceil((1.5 * (wide + high)) / diameter) + 2;
  let most = 0;
  for (let turn = 0; turn <= angles; turn += 1) {
    // Turned by 60°, or mirrored, it is the same lattice.
    const angle = (turn * Math.PI) / 6 / angles;
    for (let start = 0; start < starts * starts; start += 1) {
      let count = 0;
      for (let across = -reach; across <= reach; across += 1) {
        for (let down = -reach; down <= reach; down += 1) {
          const u = (across + down / 2 + (start % starts) / starts) * diameter;
          const v = (down * Math.sqrt(0.75) + Math.floor(start / starts) / starts) * diameter;
          const [x, y] = [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)];
          const isIn = x >= -rounding && y >= -rounding && x <= wide + rounding && y <= high + rounding;
          if (isIn) count += 1;
        }
      }
      most = Math.max(most, count);
    }
  }
  return most;
}
