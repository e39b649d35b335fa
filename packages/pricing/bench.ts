import { drawBox } from '@boxwright/dieline';
import { isLowStyle } from '@boxwright/dieline/low-styles';
import { layoutsFor, layoutsOf } from './src/cartons/layouts.ts';
import {
  type CartonSpec,
  demoRateCard,
  demoStickerRateCard,
  layStickers,
  priceCarton,
  pricedStyles,
  priceSticker,
} from './src/index.ts';
import { nestable } from './src/nesting/nest.ts';
import { anyContour, type TracedCut } from './src/testing/contours.ts';
import { randomFrom } from './src/testing/pairs.ts';

/** A benchmark result: the median of many runs in milliseconds, unless the name gives another unit. */
export interface PricingFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: string;
}

const carton: CartonSpec = {
  style: 'reverse-tuck-end',
  length: 60,
  width: 40,
  height: 100,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 1000,
};

/** Measures how long prices and layouts take, and how full some well-known sheets are. */
export function benchmarkPricing(): PricingFigure[] {
  const cold = pricedStyles.map((style) => ({ style, times: coldCarton(style) }));
  const stickers = timesOf(2000, (run) =>
    layStickers({ shape: 'rectangle', length: 15 + run * 0.07, width: 13 + (run % 70) }),
  );
  const reverseTuck = drawn('reverse-tuck-end', 60, 40, 100);
  return [
    {
      name: 'carton price, layout known',
      value: median(2000, (run) => priceCarton({ ...carton, quantity: 1000 + run }, demoRateCard)),
      unit: 'ms',
      goal: '≤ 0.1',
    },
    {
      name: 'sticker price, layout known',
      value: median(2000, (run) =>
        priceSticker(
          { shape: 'rectangle', length: 50, width: 30, material: 'kraft', quantity: 1000 + run },
          demoStickerRateCard,
        ),
      ),
      unit: 'ms',
      goal: '≤ 0.1',
    },
    ...cold.map(({ style, times }) => ({
      name: `carton layouts, never seen: ${style}`,
      value: quantile(times, 0.5),
      unit: 'ms',
      goal: '≤ 15',
    })),
    {
      name: 'carton layouts, never seen: 99 % of all styles',
      value: quantile(
        cold.flatMap(({ times }) => times),
        0.99,
      ),
      unit: 'ms',
      goal: '≤ 50',
    },
    { name: 'sticker layout, never seen: median', value: quantile(stickers, 0.5), unit: 'ms', goal: '≤ 10' },
    { name: 'sticker layout, never seen: 99.9 %', value: quantile(stickers, 0.999), unit: 'ms', goal: '≤ 20' },
    {
      name: '60×40×100 reverse tuck on 28×40 in',
      value: layoutsFor(reverseTuck, { widthIn: 28, heightIn: 40 }, demoRateCard.imposition).length,
      unit: 'ups',
      goal: '≥ 16',
    },
    ...contourFigures(),
    {
      name: '50 mm round stickers',
      value: layStickers({ shape: 'round', length: 50, width: 50 }).count,
      unit: 'ups',
      goal: '≥ 48',
    },
    {
      name: '50 × 30 mm stickers',
      value: layStickers({ shape: 'rectangle', length: 50, width: 30 }).count,
      unit: 'ups',
      goal: '≥ 79',
    },
  ];
}

/** Nests a blank on every stock sheet, for boxes that aren't cached. */
function coldCarton(style: string): readonly number[] {
  const heightOf = (run: number) => (isLowStyle(style) ? 15 + run / 5 : 70 + run);
  const blanks = Array.from({ length: 60 }, (_, run) => drawn(style, 60 + run, 40 + run / 2, heightOf(run)));
  return timesOf(blanks.length, (run) => {
    const blank = blanks[run];
    if (!blank) return;
    const nesting = nestable(blank, demoRateCard.imposition.betweenKnives);
    for (const sheet of demoRateCard.sheets) layoutsOf(nesting, sheet, demoRateCard.imposition);
  });
}

function drawn(style: string, length: number, width: number, height: number) {
  const box = drawBox(style, { length, width, height, caliper: 0.435 });
  const blank = box.ok ? box.box.blanks[0] : undefined;
  if (!blank) throw new Error(`No blank of ${style}`);
  return blank.dieline;
}

const median = (runs: number, work: (run: number) => unknown) => quantile(timesOf(runs, work), 0.5);

function timesOf(runs: number, work: (run: number) => unknown): number[] {
  const times = Array.from({ length: runs }, (_, run) => {
    const started = performance.now();
    work(run);
    return performance.now() - started;
  });
  // The first runs are slower until the JavaScript engine has compiled the code.
  return times.slice(Math.floor(runs / 5));
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** Traced cuts that were never seen, and how many more of them fit a sheet than of the rectangles around them. */
function contourFigures(): PricingFigure[] {
  const random = randomFrom(2026);
  const contours = Array.from({ length: 300 }, () => anyContour(random, 240));
  const times = timesOf(contours.length, (run) => layStickers(contours[run] as TracedCut));
  const gains = contours.map(({ cut, ...size }) => layStickers({ ...size, cut }).count / layStickers(size).count - 1);
  return [
    { name: 'traced stickers, never seen: median', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'traced stickers, never seen: 99 %', value: quantile(times, 0.99), unit: 'ms' },
    {
      name: 'traced stickers on a sheet, more than by their size: median',
      value: 100 * quantile(gains, 0.5),
      unit: '%',
    },
    {
      name: 'traced stickers of which more fit than by their size',
      value: (100 * gains.filter((gain) => gain > 0).length) / gains.length,
      unit: '%',
    },
  ];
}
