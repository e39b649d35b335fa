import type { ComparedAmount } from '@boxwright/contract';

interface Part {
  readonly code?: string;
  readonly label: string;
  readonly amount: number;
}

interface Price {
  readonly total: number;
  /** The parts as stored, or as the engine has made them. */
  readonly parts: readonly Part[];
}

/**
 * The parts of two prices side by side, in today's order, then those that are gone. Their differences add up to the
 * difference of the prices: a price whose parts don't sum to it, such as one of an older engine, is shown as one part.
 */
export function compareAmounts(before: Price, now: Price | null, whole: string): ComparedAmount[] {
  if (now === null) return [];
  if (![before, now].every(isWhole)) return [{ label: whole, before: before.total, now: now.total }];
  const [old, current] = [sums(before.parts), sums(now.parts)];
  const keys = [...new Set([...current.keys(), ...old.keys()])];
  return keys
    .map((key) => ({
      label: (current.get(key) ?? old.get(key))?.label ?? whole,
      before: old.get(key)?.amount ?? 0,
      now: current.get(key)?.amount ?? 0,
    }))
    .filter((row) => row.before !== 0 || row.now !== 0);
}

const isWhole = ({ total, parts }: Price): boolean =>
  parts.length > 0 && parts.reduce((sum, { amount }) => sum + amount, 0) === total;

/** Parts by their code; a box of two pieces has some of them twice. */
function sums(parts: readonly Part[]): Map<string, Part> {
  const byKey = new Map<string, Part>();
  for (const part of parts) {
    const key = part.code ?? part.label;
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, amount: known.amount + part.amount } : part);
  }
  return byKey;
}
