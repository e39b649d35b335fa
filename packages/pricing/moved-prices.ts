import { type CartonSpec, demoRateCard, priceCarton, pricedStyles } from './src/index.ts';
import { anyPair, randomFrom } from './src/testing/pairs.ts';

/**
 * Prints for each style how much prices differ between two ways of pricing the same random boxes and quantities: with
 * rates that multiply and with rounded totals, as before engine 6.0.0; with rows that start anywhere and with rows that
 * repeat, as before engine 6.2.0; or with the usual imposition and another one. Run with:
 * node packages/pricing/moved-prices.ts rates [boxes a style],
 * node packages/pricing/moved-prices.ts rows [boxes a style], or
 * node packages/pricing/moved-prices.ts [mm between knives] [mm of tail margin] [boxes a style]
 */
const words = process.argv.slice(2);
const [named] = words;
const [betweenKnives = 1, tail = 0] = named === 'rates' || named === 'rows' ? [] : words.map(Number);
/** What a price of before is asked with. */
const changed: Partial<CartonSpec> | null =
  named === 'rates' ? { rounded: 'total' } : named === 'rows' ? { laid: 'repeating' } : null;
const boxes = Number(words[named === 'rates' || named === 'rows' ? 1 : 2] ?? 40);

/** The total today, or as it was before. */
function totalOf(spec: CartonSpec, isBefore: boolean): number | null {
  const imposition = { ...demoRateCard.imposition, ...(isBefore && !changed && { betweenKnives, tail }) };
  const asked: CartonSpec = isBefore ? { ...spec, ...changed } : spec;
  const price = priceCarton(asked, { ...demoRateCard, imposition });
  return price.ok ? price.total : null;
}

const percent = (share: number) => `${share < 0 ? '' : '+'}${(100 * share).toFixed(2)} %`.padStart(10);
const random = randomFrom(2026);
const say = (text: string) => process.stdout.write(`${text}\n`);

say(
  named === 'rates'
    ? 'From rounded totals to rates that multiply:'
    : named === 'rows'
      ? 'From rows that repeat to rows that start anywhere:'
      : `From ${betweenKnives} mm between knives and ${tail} mm of tail margin to the usual figures:`,
);
for (const style of pricedStyles) {
  const moves: number[] = [];
  for (let box = 0; box < boxes; box += 1) {
    const { smaller } = anyPair(style, 'length', random);
    for (const quantity of [1000, 5000, 20_000]) {
      const [before, after] = [true, false].map((isBefore) => totalOf({ ...smaller, quantity }, isBefore));
      if (before && after) moves.push(after / before - 1);
    }
  }
  const dearer = moves.filter((move) => move > 0).length / moves.length;
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  say(
    `${style.padEnd(20)} ${percent(dearer)} dearer, ${percent(mean)} on average, ${percent(Math.max(...moves))} at most`,
  );
}
