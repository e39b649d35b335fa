import type { FindingRow } from '@boxwright/contract';
import type { Finding } from '@boxwright/preflight';

export const presentFinding = ({ rule, severity, text, mend, places }: Finding): FindingRow => ({
  rule,
  severity,
  text,
  mend,
  places: places.map(({ x, y, length, width }) => ({ x, y, length, width })),
});
