import { drawBox } from '@boxwright/dieline';
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
  const cold = pricedStyles.map((style) => coldCarton(style));
  const stickers = medians(200, (run) =>
    layStickers({ shape: 'rectangle', length: 15 + run * 0.7, width: 13 + (run % 70) }),
  );
  const reverseTuck = drawn('reverse-tuck-end', 60, 40, 100);
  return [
    {
      name: 'carton price, layout known',
      value: medians(2000, (run) => priceCarton({ ...carton, quantity: 1000 + run }, demoRateCard)).median,
      unit: 'ms',
      goal: '≤ 0.1',
    },
    {
      name: 'sticker price, layout known',
      value: medians(2000, (run) =>
        priceSticker(
          { shape: 'rectangle', length: 50, width: 30, material: 'kraft', quantity: 1000 + run },
          demoStickerRateCard,
        ),
      ).median,
      unit: 'ms',
      goal: '≤ 0.1',
    },
    ...cold,
    { name: 'sticker layout, never seen: median', value: stickers.median, unit: 'ms', goal: '≤ 10' },
    { name: 'sticker layout, never seen: 95 %', value: stickers.most, unit: 'ms', goal: '≤ 10' },
    {
      name: '60×40×100 reverse tuck on 28×40 in',
      value: layoutsFor(reverseTuck, { widthIn: 28, heightIn: 40 }).length,
      unit: 'ups',
      goal: '≥ 18',
    },
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
function coldCarton(style: string): PricingFigure {
  const blanks = Array.from({ length: 60 }, (_, run) => drawn(style, 60 + run, 40 + run / 2, 70 + run));
  const { median } = medians(blanks.length, (run) => {
    const blank = blanks[run];
    if (!blank) return;
    const nesting = nestable(blank);
    for (const sheet of demoRateCard.sheets) layoutsOf(nesting, sheet);
  });
  return { name: `carton layouts, never seen: ${style}`, value: median, unit: 'ms', goal: '≤ 15' };
}

function drawn(style: string, length: number, width: number, height: number) {
  const box = drawBox(style, { length, width, height, caliper: 0.435 });
  const blank = box.ok ? box.box.blanks[0] : undefined;
  if (!blank) throw new Error(`No blank of ${style}`);
  return blank.dieline;
}

function medians(runs: number, work: (run: number) => unknown) {
  const times = Array.from({ length: runs }, (_, run) => {
    const started = performance.now();
    work(run);
    return performance.now() - started;
  });
  // The first runs are slower until the JavaScript engine has compiled the code.
  const warm = times.slice(Math.floor(runs / 5)).sort((a, b) => a - b);
  const at = (share: number) => warm[Math.floor(warm.length * share)] ?? Number.NaN;
  return { median: at(0.5), most: at(0.95) };
}
