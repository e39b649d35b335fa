import { pricedStyles } from './src/index.ts';
import { layStickers } from './src/stickers/lay-stickers.ts';
import { anyPair, measures, pricesOf, randomFrom, saving } from './src/testing/pairs.ts';

/**
 * Checks the price properties with far more sizes than the test suite has time for. Prints statistics and throws when a
 * property doesn't hold. Run with: node packages/pricing/nightly.ts [pairs per style and measure] [seed]
 */
const [pairs = 600, seed = 2026] = process.argv.slice(2).map(Number);
/**
 * A bigger box may cost at most this much less, and only this often
 * (docs/decisions/0010-a-bigger-box-and-its-price.md).
 */
const maxSaving = 0.1;
const maxShare = 0.001;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Compares every size in whole millimetres with the next longer and the next wider one. */
function checkStickers(): void {
  const count = (length: number, width: number) => layStickers({ shape: 'rectangle', length, width }).count;
  let [sizes, widths] = [0, new Map<number, number>()];
  const missing: string[] = [];
  for (let length = 455; length >= 10; length -= 1) {
    const these = new Map<number, number>();
    for (let width = Math.min(length, 302); width >= 10; width -= 1) {
      sizes += 1;
      const here = count(length, width);
      these.set(width, here);
      for (const [by, more] of [
        [[length + 1, width], widths.get(width) ?? 0],
        [[length, width + 1], these.get(width + 1) ?? 0],
      ] as const) {
        if (more > here) missing.push(`[${by}, ${more}], // but ${length} × ${width} only ${here} times`);
      }
    }
    widths = these;
  }
  say(`Stickers: ${sizes} sizes in whole millimetres, ${missing.length} laid less often than a larger one.`);
  if (missing.length > 0) throw new Error(`Add to src/stickers/larger-sizes.ts:\n${missing.join('\n')}`);
}

function checkCartons(): void {
  const random = randomFrom(seed);
  let [compared, cheaper, most] = [0, 0, 0];
  for (const style of pricedStyles) {
    const counted = measures.map((measure) => {
      let here = 0;
      for (let index = 0; index < pairs; index += 1) {
        const pair = anyPair(style, measure, random);
        const prices = pricesOf(pair);
        if (!prices) continue;
        compared += 1;
        const less = saving(prices);
        if (less <= 0) continue;
        here += 1;
        most = Math.max(most, less);
        const { length, width, height, board, quantity } = pair.smaller;
        const to = measure === 'board' ? pair.bigger.board.gsm : pair.bigger[measure];
        const { smaller, bigger } = prices;
        say(
          `  ${style} ${length} × ${width} × ${height}, ${board.gsm} g/m², ${quantity} pieces, ${measure} to ${to}: ` +
            `${(100 * less).toFixed(2)} % less (${smaller.sheet}, ${smaller.ups} up, then ${bigger.sheet}, ${bigger.ups} up)`,
        );
      }
      cheaper += here;
      return `${measure} ${here}`;
    });
    say(`${style}: cheaper when bigger: ${counted.join(', ')}`);
  }
  const share = cheaper / compared;
  const worst = `${cheaper} (${(100 * share).toFixed(3)} %) cheaper when bigger, by ${(100 * most).toFixed(2)} % at most`;
  say(`Cartons: ${compared} pairs, seed ${seed}, ${worst}.`);
  if (most > maxSaving || share > maxShare) throw new Error('Bigger boxes cost less too often, or by too much.');
}

checkCartons();
checkStickers();
