import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxStyleOf, usualTooling } from '@boxwright/dieline';
import {
  type CartonPrice,
  deliveryCharge,
  demoDeliveryTable,
  demoRateCard,
  demoStickerRateCard,
  priceCarton,
  priceSticker,
  type StickerShape,
} from '@boxwright/pricing';
import { describe, expect, it } from 'vitest';

const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const boards = {
  'fbb-300': { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  'fbb-350': { code: 'fbb-350', family: 'folding-box-board', gsm: 350, bulk: 1.45 },
  'duplex-300': { code: 'duplex-300', family: 'white-backed-duplex', gsm: 300, bulk: 1.3 },
} as const;

const priced = (
  style: string,
  [length, width, height]: readonly [number, number, number],
  quantity: number,
  {
    board = 'fbb-300',
    coat = 'gloss-aqueous',
    inner = 'none',
  }: { board?: keyof typeof boards; coat?: string; inner?: string } = {},
): CartonPrice => {
  const spec = { style, length, width, height, board: boards[board], outerCoat: coat, innerCoat: inner, quantity };
  const price = priceCarton(spec, demoRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
};

const rupees = (paise: number, digits: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
const apiece = ({ perPiece }: CartonPrice) => rupees(Number(perPiece) * 100, 2);

/** Texts name the month of the rates, so a new rate card doesn't make them wrong; another way of pricing does. */
describe('the texts give the engine’s figures', () => {
  const carton = [60, 40, 100] as const;

  it('of the example carton', () => {
    const why = text('pages/custom-packaging.md');
    for (const quantity of [1000, 2000, 5000]) {
      const price = priced('reverse-tuck-end', carton, quantity);
      const row = [apiece(price), rupees(price.total, 2), rupees(price.reorderTotal, 2)].join(' | ');
      expect(why).toContain(`| ${quantity.toLocaleString('en-IN')} | ${row} |`);
      expect(text('categories/mono-cartons.md')).toContain(`${apiece(price)}`);
    }
    const [first, second] = [1000, 2000].map((quantity) => priced('reverse-tuck-end', carton, quantity));
    if (!first || !second) throw new Error('two prices');
    expect(why).toContain(`only ${rupees(second.total - first.total, 0)}`);
    expect(demoRateCard.validFrom).toBe('2026-04-01');
    expect(apiece(priced('reverse-tuck-end', carton, 2000, { board: 'duplex-300' }))).toBe('₹8.30');
    expect(apiece(priced('reverse-tuck-end', carton, 2000, { coat: 'soft-touch' }))).toBe('₹13.80');
    expect(Math.round(first.setUp / 1000)).toBe(1277);
  });

  it('of a parcel with air and one without', () => {
    const why = text('pages/custom-packaging.md');
    const billed = (centimetres: readonly number[]) => centimetres.reduce((product, side) => product * side, 1) / 5000;
    for (const size of [
      [30, 22, 12],
      [21, 15, 9],
    ]) {
      const weightKg = billed(size);
      const answer = deliveryCharge({ weightKg, zone: 'D', table: demoDeliveryTable });
      if (!answer.ok) throw new Error(answer.text);
      expect(why).toContain(`${size.join(' × ')} cm`);
      expect(why).toContain(`${weightKg.toFixed(2)} kg`);
      expect(why).toContain(rupees(answer.charge, 0));
    }
  });

  it('of a millimetre too much, of finishes, of the barrier', () => {
    const bespoke = text('categories/bespoke-packaging.md');
    const [lower, higher] = [105, 106].map((height) => priced('reverse-tuck-end', [70, 40, height], 5000));
    if (!lower || !higher) throw new Error('two prices');
    expect(bespoke).toContain(
      `70 × 40 × 105 mm in 300 gsm folding box board, gloss aqueous, is ${apiece(lower)} a piece`,
    );
    expect(bespoke).toContain(
      `At 106 mm it is ${apiece(higher)}: eight no longer fit a 20 × 30 inch sheet, and six do.`,
    );
    expect([lower.ups, higher.ups, lower.sheet, higher.sheet]).toEqual([8, 6, '20×30 in', '20×30 in']);
    expect(Math.round((higher.total / lower.total - 1) * 100)).toBe(12);
    const creative = text('categories/creative-packaging.md');
    for (const coat of ['gloss-aqueous', 'gloss-lamination', 'drip-off', 'soft-touch']) {
      expect(creative).toContain(apiece(priced('auto-lock-bottom', [90, 70, 130], 2000, { board: 'fbb-350', coat })));
    }
    const food = text('categories/retail-food-packaging.md');
    for (const quantity of [1000, 5000]) {
      const [bare, coated] = ['none', 'liquid-oil-barrier'].map((inner) =>
        Number(priced('straight-tuck-end', [72, 36, 115], quantity, { inner }).perPiece),
      );
      expect(food).toContain(rupees(((coated ?? 0) - (bare ?? 0)) * 100, 2));
    }
  });

  it('of boxes beyond the shop: weights, and the share of what is paid once', () => {
    const hinged = priced('hinged-lid', [160, 110, 40], 1000, { board: 'fbb-350' }).weight;
    expect(text('categories/hinged-lid-boxes.md')).toContain(`weighs about ${Math.round(hinged.blankGrams)} g.`);
    expect(hinged.actualKg).toBeLessThan(30);
    const pair = priced('base-and-lid', [180, 120, 50], 1000).weight;
    expect(text('categories/base-and-lid-boxes.md')).toContain(`weigh ${Math.round(pair.actualKg)} kg`);
    const sleeves = text('categories/sleeve-packaging.md');
    for (const style of ['straight-tuck-end', 'sleeve']) {
      expect(sleeves).toContain(`${priced(style, [90, 30, 60], 1000).weight.blankGrams.toFixed(1)} g`);
    }
    const [display, plain] = ['display', 'snap-lock-bottom'].map(
      (style) => priced(style, [120, 80, 140], 2000, { board: 'fbb-350' }).weight.blankGrams,
    );
    expect(text('categories/display-packaging.md')).toContain(
      `about ${Math.round(((display ?? 0) / (plain ?? 1) - 1) * 100)}% more board`,
    );
    const share = (quantity: number) => {
      const { setUp, total } = priced('drawer', [120, 80, 30], quantity);
      return setUp / total;
    };
    const [atFirst, later] = [share(1000), share(5000)].map((part) => Math.round(part * 100));
    expect(text('categories/drawer-type-box.md')).toContain(
      `${atFirst}% of the price of 1,000 drawers of 120 × 80 × 30 mm, and ${later}% at 5,000`,
    );
  });

  it('of base and lid in quantity', () => {
    const pieceOf = (style: string, size: readonly [number, number, number], quantity: number) =>
      Number(priced(style, size, quantity).perPiece);
    const [few, many] = [1000, 5000].map((quantity) => pieceOf('base-and-lid', [180, 120, 50], quantity));
    expect(text('categories/base-and-lid-boxes.md')).toContain(
      `falls by ${Math.round((1 - (many ?? 0) / (few ?? 1)) * 100)}%`,
    );
  });

  it('of stickers', () => {
    const labels = text('categories/labels-and-stickers.md');
    for (const least of Object.values(demoStickerRateCard.least)) expect(labels).toContain(rupees(least, 0));
    expect(demoStickerRateCard.validFrom).toBe('2026-11-01');
    const rows: [StickerShape, number, number, string][] = [
      ['round', 50, 50, 'chromo-paper'],
      ['rectangle', 75, 50, 'chromo-paper'],
      ['rectangle', 100, 75, 'white-vinyl'],
    ];
    for (const [shape, length, width, material] of rows) {
      for (const quantity of [100, 1000]) {
        const price = priceSticker({ shape, length, width, material, quantity }, demoStickerRateCard);
        if (!price.ok) throw new Error(price.text);
        expect(labels).toContain(`${rupees(price.total, 0)} |`);
      }
    }
  });

  it('of the panels that the lids hang on', () => {
    const drawn = boxStyleOf('reverse-tuck-end')?.draw({
      length: 60,
      width: 40,
      height: 100,
      caliper: 0.435,
      options: {},
      tooling: usualTooling,
    });
    if (!drawn || !('blanks' in drawn)) throw new Error('not drawn');
    const panelOf = (lid: string) =>
      drawn.blanks.flatMap(({ dieline }) => dieline.hinges).find(({ child }) => child === lid)?.parent;
    const said = `top lid hangs on the ${panelOf('topLid')}, the bottom lid on the ${panelOf('bottomLid')}`;
    expect(text('articles/what-are-the-various-types-of-folding-boxes.md')).toContain(said);
    expect(text('dielines/tuck-cartons.ts')).toContain(said);
  });
});
