export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target, e.g. "≤ 4". */
  readonly goal?: string;
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-IN') : value.toFixed(value >= 10 ? 1 : 2);

/** Prints the figures as a table. */
export const print = (machine: string, figures: readonly Figure[]) => {
  console.log(`\n${machine}\n`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, unit, goal } of figures)
    console.log(
      `${name.padEnd(width)}  ${shown(value).padStart(9)} ${unit.padEnd(4)}${goal ? `  (goal ${goal})` : ''}`,
    );
};

/** The quantile of the sorted samples for a share (0…1). */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
