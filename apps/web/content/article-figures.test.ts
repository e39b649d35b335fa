import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxStyleOf, caliperOf } from '@boxwright/dieline';
import { bps, formatRupees, paise, splitGst } from '@boxwright/money';
import {
  adviseCaliper,
  type CartonPrice,
  deliveryCharge,
  demoDeliveryTable,
  demoRateCard,
  demoZones,
  lightestBoards,
  priceCarton,
  zoneOf,
} from '@boxwright/pricing';
import { expect, it } from 'vitest';

/** With plain spaces where a number must not part from its unit. */
const article = (slug: string) =>
  readFileSync(join(import.meta.dirname, 'articles', `${slug}.md`), 'utf8').replaceAll('\u00a0', ' ');

const bulks = { 'folding-box-board': 1.45, 'white-backed-duplex': 1.3 } as const;
type Family = keyof typeof bulks;
type Size = readonly [number, number, number];
const carton: Size = [60, 40, 100];

const priced = (
  style: string,
  [length, width, height]: Size,
  quantity: number,
  { family = 'folding-box-board', gsm = 300 }: { family?: Family; gsm?: number } = {},
): CartonPrice => {
  const board = { code: `${family}-${gsm}`, family, gsm, bulk: bulks[family] };
  const spec = { style, length, width, height, board, outerCoat: 'gloss-aqueous', innerCoat: 'none', quantity };
  const price = priceCarton(spec, demoRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
};
const apiece = ({ perPiece }: CartonPrice) => `₹${Number(perPiece).toFixed(2)}`;
const whole = (amount: number) => `₹${(amount / 100).toLocaleString('en-IN')}`;

it('the carton of a bottle costs what the engine says, with each room around it', () => {
  const text = article('carton-size-from-a-bottle');
  const prices = [1, 1.5, 2].map((room) => {
    const size: Size = [32 + 2 * room, 32 + 2 * room, 100 + 2 * room];
    const price = priced('reverse-tuck-end', size, 2000);
    expect(price.sheet).toBe('18×25 in');
    expect(text).toContain(`| ${room} mm | ${size.join(' × ')} | ${price.ups} | ${apiece(price)} |`);
    return Number(price.perPiece) * 100;
  });
  const [closest = 0, looser = 0, loosest = 0] = prices;
  expect(text).toContain(`Two millimetres more cost ${Math.round(loosest - closest)} paise a box`);
  expect(text).toContain(`one millimetre more can cost ${Math.round(looser - closest)} paise a box`);
  const snapLock = Number(priced('snap-lock-bottom', [34, 34, 102], 2000).perPiece) * 100;
  expect(text).toContain(`costs ${Math.round(snapLock - closest)} paise more for our bottle`);
  expect(priced('straight-tuck-end', [34, 34, 102], 2000).total).toBe(
    priced('reverse-tuck-end', [34, 34, 102], 2000).total,
  );
  expect(text).toContain(`at least ${boxStyleOf('auto-lock-bottom')?.limits.length?.[0]} mm`);
});

it('boards by weight follow the table, the calipers and the prices', () => {
  const text = article('which-board-for-which-weight');
  const families = { 'folding-box-board': 'Folding box board', 'white-backed-duplex': 'White-backed duplex' } as const;
  const grammages = [250, 300, 350];
  const boards = grammages.flatMap((gsm) =>
    Object.entries(bulks).map(([name, bulk]) => ({ name, gsm, caliper: caliperOf(gsm, bulk) })),
  );
  for (const family of ['folding-box-board', 'white-backed-duplex'] as const) {
    const calipers = grammages.map((gsm) => `${caliperOf(gsm, bulks[family])} mm`).join(' | ');
    expect(text).toContain(`| ${families[family]} | ${calipers} |`);
    const prices = grammages.map((gsm) => apiece(priced('reverse-tuck-end', carton, 2000, { family, gsm })));
    expect(text).toContain(`| ${families[family]} | ${prices.join(' | ')} |`);
  }
  const rows: [number, number, string, string][] = [
    [250, 1000, 'up to 250 g | up to 1 litre', '250 gsm, either board'],
    [500, 2000, 'up to 500 g | up to 2 litres', 'Folding box board 300, duplex 350'],
    [1000, 3000, 'up to 1 kg | up to 3 litres', 'Folding box board 350'],
    [1001, 3001, 'more | more', 'none'],
  ];
  const lightest = rows.map(([grams, capacity, contents, board]) => {
    const [byMass, byRoom] = [adviseCaliper(1, grams), adviseCaliper(capacity, null)];
    expect(byRoom.least).toBe(byMass.least);
    expect(text).toContain(`| ${contents} | ${byMass.least} mm | ${board}`);
    return lightestBoards(boards, byMass).map(({ gsm }) => gsm);
  });
  expect(lightest).toEqual([[250, 250], [300, 350], [350], []]);
  const ratio = caliperOf(350, 1.45) / caliperOf(300, 1.45);
  expect(text).toContain(
    `${Math.round((ratio - 1) * 100)} per cent thicker and ${Math.round((ratio ** 3 - 1) * 100)} per cent stiffer`,
  );
  const [light, usual, heavy] = grammages.map((gsm) =>
    priced('reverse-tuck-end', carton, 2000, { gsm }).weight.actualKg.toFixed(1),
  );
  expect(text).toContain(`weigh ${light} kg in 250 gsm, ${usual} in 300 and ${heavy} in 350`);
  const [share = 0, later = 0] = [2000, 20_000].map((quantity) => {
    const { breakdown, total } = priced('reverse-tuck-end', carton, quantity);
    return ((breakdown.find(({ code }) => code === 'board')?.amount ?? 0) / total) * 100;
  });
  expect(text).toContain(`board is ${Math.round(share)} per cent of the price of 2,000`);
  expect(Math.round(later)).toBe(50);
});

it('GST is split and rounded as on our invoices', () => {
  const text = article('gst-on-cartons');
  const { total, weight } = priced('reverse-tuck-end', carton, 2000);
  const columns = [
    ['641001', '33'],
    ['560001', '29'],
  ].map(([pincode = '', placeOfSupply = '']) => {
    const zone = zoneOf(pincode, demoZones);
    const delivery = deliveryCharge({ weightKg: weight.chargeableKg, zone, table: demoDeliveryTable });
    if (!delivery.ok) throw new Error(delivery.text);
    const taxes = [total, delivery.charge].map((taxable) =>
      splitGst({ taxable, rate: bps(500), supplierState: '33', placeOfSupply }),
    );
    const sum = (tax: 'cgst' | 'sgst' | 'igst' | 'total') => paise(taxes.reduce((all, each) => all + each[tax], 0));
    return {
      Delivery: delivery.charge,
      CGST: sum('cgst'),
      SGST: sum('sgst'),
      IGST: sum('igst'),
      Total: paise(total + delivery.charge + sum('total')),
    };
  });
  const shown = (amount: number) => (amount === 0 ? ' |' : ` ${formatRupees(paise(amount))} |`);
  for (const row of ['Delivery', 'CGST', 'SGST', 'IGST', 'Total'] as const)
    expect(text).toContain(`| ${row} |${columns.map((column) => shown(column[row])).join('')}`);
  const example = { taxable: paise(100_050), rate: bps(500), supplierState: '33' };
  const [within, across] = ['33', '29'].map((placeOfSupply) => splitGst({ ...example, placeOfSupply }));
  expect(text).toContain(
    `${formatRupees(within?.cgst ?? paise(0))} each, ${formatRupees(within?.total ?? paise(0))} together`,
  );
  expect(text).toContain(`border bear ${formatRupees(across?.igst ?? paise(0))}`);
});

it('a die costs its base and the rule of all boxes on the sheet', () => {
  const text = article('what-a-cutting-die-costs');
  const rows: [string, string, Size][] = [
    ['[Reverse tuck](/dielines/reverse-tuck-end)', 'reverse-tuck-end', carton],
    ['[Sleeve](/dielines/sleeve)', 'sleeve', carton],
    ['[Hinged lid](/dielines/hinged-lid)', 'hinged-lid', [160, 110, 40]],
    ['Reverse tuck', 'reverse-tuck-end', [120, 80, 200]],
  ];
  for (const [name, style, size] of rows) {
    const { total, reorderTotal, ups, parts } = priced(style, size, 2000);
    const rule = `${parts[0]?.ruleMetres.toFixed(2)} m`;
    expect(text).toContain(`| ${name}, ${size.join(' × ')} mm | ${rule} | ${ups} | ${whole(total - reorderTotal)} |`);
  }
  const [few, many] = [2000, 10_000].map((quantity) => {
    const { total, reorderTotal } = priced('reverse-tuck-end', carton, quantity);
    return (total - reorderTotal) / quantity;
  });
  expect(text).toContain(`₹${((few ?? 0) / 100).toFixed(2)} a box at 2,000 boxes, and ${Math.round(many ?? 0)} paise`);
  const { setUp, total, reorderTotal } = priced('reverse-tuck-end', carton, 2000);
  expect(text).toContain(`Together they are ${formatRupees(setUp)}`);
  expect(text).toContain(`cost ${formatRupees(reorderTotal)} instead of ${formatRupees(total)}`);
});
