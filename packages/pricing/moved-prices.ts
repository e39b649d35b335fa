import { demoRateCard, type Imposition, priceCarton, pricedStyles } from './src/index.ts';
import { anyPair, randomFrom } from './src/testing/pairs.ts';

/**
 * Prints for each style how much prices differ between the usual imposition and another, for the same random boxes and
 * quantities. Run with: node packages/pricing/moved-prices.ts [mm between knives] [mm of tail margin] [boxes a style]
 */
const [betweenKnives = 1, tail = 0, boxes = 40] = process.argv.slice(2).map(Number);

function totalOf(spec: Parameters<typeof priceCarton>[0], changed: Partial<Imposition>): number | null {
  const imposition = { ...demoRateCard.imposition, ...changed };
  const price = priceCarton(spec, { ...demoRateCard, imposition });
  return price.ok ? price.total : null;
}

const percent = (share: number) => `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %`.padStart(9);
const random = randomFrom(2026);
const say = (text: string) => process.stdout.write(`${text}\n`);

say(`From ${betweenKnives} mm between knives and ${tail} mm of tail margin to the usual figures:`);
for (const style of pricedStyles) {
  const moves: number[] = [];
  for (let box = 0; box < boxes; box += 1) {
    const { smaller } = anyPair(style, 'length', random);
    for (const quantity of [1000, 5000, 20_000]) {
      const [before, after] = [
        totalOf({ ...smaller, quantity }, { betweenKnives, tail }),
        totalOf({ ...smaller, quantity }, {}),
      ];
      if (before !== null && after !== null) moves.push(after / before - 1);
    }
  }
  const dearer = moves.filter((move) => move > 0).length / moves.length;
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  say(
    `${style.padEnd(20)} ${percent(dearer)} dearer, ${percent(mean)} on average, ${percent(Math.max(...moves))} at most`,
  );
}
