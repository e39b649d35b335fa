/** Command line options. */
export interface Options {
  /** Names of scenarios; none means all. */
  readonly names: readonly string[];
  readonly seed: number;
  /** Duration of each scenario; null for the scenario's default. */
  readonly minutes: number | null;
}

/**
 * Reads `crash --seed=123 --minutes=1`. npm consumes flags that don't follow `--` and passes them as
 * `npm_config_…` variables, so those are read as well. Throws an error with one sentence about invalid arguments.
 */
export const readOptions = (
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  freshSeed: number,
): Options => {
  const asked = new Map<string, string | undefined>([
    ['seed', environment['npm_config_seed']],
    ['minutes', environment['npm_config_minutes']],
  ]);
  const names: string[] = [];
  for (const word of words) {
    const [, flag, value] = /^(?:--)?([a-z]+)=(.*)$/.exec(word) ?? [];
    if (flag === undefined) names.push(word);
    else if (asked.has(flag)) asked.set(flag, value);
    else throw new Error(`There is no option "${flag}": use --seed=123 and --minutes=1.`);
  }
  const minutes = asked.get('minutes');
  return {
    names,
    seed: Math.trunc(numberIn('seed', asked.get('seed') ?? String(freshSeed))),
    minutes: minutes === undefined ? null : numberIn('minutes', minutes),
  };
};

const numberIn = (name: string, text: string): number => {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) throw new Error(`--${name} must be a number.`);
  return number;
};
