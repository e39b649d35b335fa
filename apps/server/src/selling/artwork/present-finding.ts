import type { FindingRow } from '@boxwright/contract';
import type { SideFinding } from './both-sides.ts';

export const presentFinding = ({ rule, severity, text, mend, places, side }: SideFinding): FindingRow => ({
  rule,
  severity,
  text,
  mend,
  ...(side && { side }),
  places: places.map(({ x, y, length, width }) => ({ x, y, length, width })),
});
