import { caliperOf, drawBox, outlineOf } from '@boxwright/dieline';
import { layoutsOf, roomOf } from './src/cartons/layouts.ts';
import { demoRateCard, layoutsFor, pricedStyles } from './src/index.ts';
import { nestable, wholeMicrometres } from './src/nesting/nest.ts';
import { layStickers } from './src/stickers/lay-stickers.ts';
import { mostInPairs } from './src/testing/exhaustive-pairs.ts';
import { mostInFineRows } from './src/testing/fine-rows.ts';
import { anyPair, measures, pricesOf, randomFrom, saving } from './src/testing/pairs.ts';
import { refereeRectangles, refereeRounds } from './src/testing/referee-stickers.ts';
import { sheetFaults } from './src/testing/sheet-faults.ts';

/**
 * Checks the price properties with far more sizes than the test suite has time for. Prints statistics and throws when a
 * property doesn't hold. Run with: node packages/pricing/nightly.ts [pairs per style and measure] [seed]
 */
const [pairs = 600, seed = 2026] = process.argv.slice(2).map(Number);
/**
 * A bigger box may cost at most this much less, and only this often
 * (docs/decisions/0010-a-bigger-box-and-its-price.md).
 */
const maxSaving = 0.25;
const maxShare = 0.001;
/** Number of boxes that are also laid in all pairs, which takes some seconds each. */
const pairsCompared = 100;
/** Number of layouts that are compared with rows in finer steps. */
const layoutsCompared = 1000;
/** Number of stickers of each kind that are compared with their referee, and how many cuts it may try for one. */
const stickersCompared = { sizes: 300, cuts: 2_000_000 } as const;
/** Number of layouts checked, with several cartons each. */
const layoutsChecked = 1500;

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

/** Compares the search with all pairs of a blank, on random sheets. */
function checkPairs(): void {
  const random = randomFrom(seed + 1);
  const { imposition, sheets } = demoRateCard;
  let [compared, worse] = [0, 0];
  while (compared < pairsCompared) {
    const style = pricedStyles[Math.floor(random() * pricedStyles.length)] ?? '';
    const { length, width, height } = anyPair(style, 'length', random).smaller;
    const sheet = sheets[Math.floor(random() * sheets.length)];
    const drawn = drawBox(style, { length, width, height, caliper: 0.435 });
    const dieline = drawn.ok ? drawn.box.blanks[0]?.dieline : undefined;
    const ups = sheet && dieline ? layoutsFor(dieline, sheet, imposition).length : 0;
    if (!sheet || !dieline || ups === 0) continue;
    compared += 1;
    const { long, short } = roomOf(sheet, imposition);
    const gap = imposition.betweenKnives * 1000;
    const search = { step: 2000, gap, room: { width: long, height: short }, known: ups };
    const most = mostInPairs(wholeMicrometres(outlineOf(dieline)), search);
    const box = `${style} ${length} × ${width} × ${height} on ${sheet.name}`;
    if (most <= ups) continue;
    worse += 1;
    say(`  ${box}: laid ${ups} up, in pairs ${most}`);
  }
  say(`Pairs: of ${compared} boxes ${worse} are laid less often than in the best of all pairs of two blanks.`);
  if (worse > 0) throw new Error('Boxes are laid less often than in pairs.');
}

/** Compares the search with rows that start and stretch in much smaller steps, on every sheet. */
function checkRows(): void {
  const random = randomFrom(seed + 2);
  const { imposition, sheets } = demoRateCard;
  let [compared, more, worse] = [0, 0, 0];
  for (let box = 0; compared < layoutsCompared; box += 1) {
    const { style, length, width, height } = anyPair(
      pricedStyles[box % pricedStyles.length] ?? '',
      'length',
      random,
    ).smaller;
    const drawn = drawBox(style, { length, width, height, caliper: 0.435 });
    const dieline = drawn.ok ? drawn.box.blanks[0]?.dieline : undefined;
    if (!dieline) continue;
    const [blank, before] = [
      nestable(dieline, imposition.betweenKnives),
      nestable(dieline, imposition.betweenKnives, 'repeating'),
    ];
    for (const sheet of sheets) {
      const ups = layoutsOf(blank, sheet, imposition).length;
      if (ups === 0) continue;
      compared += 1;
      if (ups > layoutsOf(before, sheet, imposition).length) more += 1;
      const { long, short } = roomOf(sheet, imposition);
      const most = mostInFineRows(blank, { width: long, height: short }, ups);
      if (most <= ups) continue;
      worse += 1;
      say(`  ${style} ${length} × ${width} × ${height} on ${sheet.name}: laid ${ups} up, in finer steps ${most}`);
    }
  }
  say(`Rows: of ${compared} layouts ${more} hold more than rows that repeat, ${worse} less than rows in finer steps.`);
  if (worse > compared / 500) throw new Error('Boxes are laid less often than in finer steps.');
}

/** Lays random boxes on every sheet, and checks every pair of neighbours with an independent geometry. */
function checkDistances(): void {
  const random = randomFrom(seed);
  let checked = 0;
  for (let box = 0; checked < layoutsChecked; box += 1) {
    const { smaller } = anyPair(pricedStyles[box % pricedStyles.length] ?? '', 'length', random);
    const { style, length, width, height, board } = smaller;
    const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk) });
    if (!drawn.ok) continue;
    for (const { dieline } of drawn.box.blanks) {
      for (const sheet of demoRateCard.sheets) {
        const { ups, faults } = sheetFaults(dieline, sheet, demoRateCard.imposition);
        if (faults.length > 0) {
          throw new Error(`${style} ${length} × ${width} × ${height} on ${sheet.name}: ${faults.join('; ')}`);
        }
        if (ups > 1) checked += 1;
      }
    }
  }
  say(`Layouts: ${checked} keep ${demoRateCard.imposition.betweenKnives} mm between knives and stay in their margins.`);
}

/** Compares stickers with searches that have no limits, or other families of layouts. */
function checkStickerReferee(): void {
  const { sizes, cuts } = stickersCompared;
  const { proven, none, undecided, more, laid } = refereeRectangles({ sizes, seed: seed + 3, cuts });
  for (const each of more) say(`  ${each}`);
  say(
    `Stickers: of ${laid} rectangles ${proven} are proven the best, ${none} more are those of the referee, which finds ` +
      `more for ${more.length} and doesn’t end for ${undecided}.`,
  );
  if (more.length > 0) throw new Error('Rectangular stickers are laid less often than by the referee.');
  const rounds = refereeRounds({ sizes, seed: seed + 4 });
  say(`Stickers: of ${sizes} round ones ${rounds.more.length} are laid less often than by the referee.`);
  if (rounds.more.length > 0) throw new Error(rounds.more.join('\n'));
}

checkDistances();
checkPairs();
checkRows();
checkCartons();
checkStickerReferee();
checkStickers();
