export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target, e.g. "≤ 4". */
  readonly goal?: string;
  /** What a reader must know about it, such as how busy each side was. */
  readonly note?: string;
  /** Why there is no figure; its value is NaN then. */
  readonly withheld?: string;
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-IN') : value.toFixed(value >= 10 ? 1 : 2);

/** Prints the figures as a table. */
export const print = (machine: string, figures: readonly Figure[]) => {
  console.log(`\n${machine}\n`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) console.log(lineOf(figure, width));
};

/** One line of the table. */
export const lineOf = ({ name, value, unit, goal, note, withheld }: Figure, width = name.length): string => {
  if (withheld !== undefined) return `${name.padEnd(width)}  not given: ${withheld}`;
  const aside = [goal && `goal ${goal}`, note].filter(Boolean).join('; ');
  return `${name.padEnd(width)}  ${shown(value).padStart(9)} ${unit.padEnd(4)}${aside ? `  (${aside})` : ''}`;
};

/** The quantile of the sorted samples for a share (0…1). */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
