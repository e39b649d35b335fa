import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxStyles, caliperOf } from '@boxwright/dieline';
import { bps, formatRupees, type Paise, paise } from '@boxwright/money';
import {
  type CartonPrice,
  type CartonSpec,
  deliveryCharge,
  demoDeliveryTable,
  demoRateCard,
  demoZones,
  priceCarton,
  zoneOf,
} from '@boxwright/pricing';
import { expect, it } from 'vitest';
import { paths } from '../app/paths.ts';
import { compileContent } from './compile.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const files = (kind: string) => readdirSync(join(import.meta.dirname, kind)).map((file) => `${kind}/${file}`);
const monoCarton = read('articles/what-is-mono-carton.md');
const types = read('articles/what-are-the-various-types-of-folding-boxes.md');
const benefits = read('articles/benefits-of-folding-cartons-for-businesses-and-consumers.md');

it('has the articles under their addresses and days', () => {
  const days = Object.fromEntries(
    files('articles').map((file) => {
      const { meta } = compileContent('articles', file, read(file));
      return [file.replace(/^.*\/|\.md$/g, ''), 'date' in meta ? meta.date : undefined];
    }),
  );
  expect(days).toEqual({
    'what-is-mono-carton': '2025-01-03',
    'what-are-the-various-types-of-folding-boxes': '2025-01-05',
    'benefits-of-folding-cartons-for-businesses-and-consumers': '2025-01-08',
    'carton-size-from-a-bottle': '2026-05-14',
    'which-board-for-which-weight': '2026-06-18',
    'gst-on-cartons': '2026-08-06',
    'preparing-artwork-for-a-carton': '2026-09-17',
    'what-a-cutting-die-costs': '2026-11-12',
  });
});

it('lists seven to ten advantages of a mono carton', () => {
  const advantages = compileContent('articles', 'a.md', monoCarton).sections.find(({ title }) =>
    /advantages/.test(title),
  );
  const items = advantages?.html.match(/<li>/g)?.length;
  expect(items).toBeGreaterThanOrEqual(7);
  expect(items).toBeLessThanOrEqual(10);
});

it('goes through tuck ends, lock bottoms, seal end, sleeve and roll-end boxes', () => {
  const { sections } = compileContent('articles', 'a.md', types);
  const titles = sections.map(({ title }) => title.toLowerCase()).join('\n');
  for (const style of [
    'straight tuck',
    'reverse tuck',
    'snap-lock',
    'auto-lock',
    'seal end',
    'sleeve',
    'roll-end tuck-top',
  ])
    expect(titles).toContain(style);
});

/** The box that the articles calculate with. */
const example: CartonSpec = {
  style: 'reverse-tuck-end',
  length: 60,
  width: 40,
  height: 100,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 2000,
};
const tubes = ['straight-tuck-end', 'reverse-tuck-end', 'snap-lock-bottom', 'auto-lock-bottom', 'seal-end', 'sleeve'];
const nameOf = (style: string) => boxStyles.find(({ id }) => id === style)?.name ?? style;
const duplex = { code: 'duplex-300', family: 'white-backed-duplex', gsm: 300, bulk: 1.3 };

const priced = (changes: Partial<CartonSpec> = {}): CartonPrice => {
  const price = priceCarton({ ...example, ...changes }, demoRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
};
const rupees = (amount: Paise) => formatRupees(amount);
const each = (changes: Partial<CartonSpec> = {}) => `₹${Number(priced(changes).perPiece).toFixed(2)}`;

/** Delivery to Coimbatore, and GST of 5 % on goods and delivery. */
const sentTo = (pincode: string, quantity: number) => {
  const { total, weight } = priced({ quantity });
  const zone = zoneOf(pincode, demoZones);
  const delivery = deliveryCharge({ weightKg: weight.chargeableKg, zone, table: demoDeliveryTable });
  if (!delivery.ok) throw new Error(delivery.text);
  const tax = [total, delivery.charge].reduce((sum, part) => sum + Math.round((part * bps(500)) / 10_000), 0);
  return { extra: paise(delivery.charge + tax), all: paise(total + delivery.charge + tax), delivery: delivery.charge };
};

it('names the prices of the quantities as our engine computes them', () => {
  for (const quantity of [1000, 2000, 3000, 5000, 10_000]) {
    const { total } = priced({ quantity });
    expect(monoCarton).toMatch(
      new RegExp(`\\| ${quantity.toLocaleString('en-IN')} \\| ${rupees(total)} \\| ${each({ quantity })} \\|`),
    );
    if (quantity > 5000) continue;
    const { extra, all } = sentTo('641001', quantity);
    const row = [
      quantity.toLocaleString('en-IN'),
      rupees(total),
      rupees(extra),
      rupees(paise(Math.round(all / quantity))),
    ];
    expect(benefits).toContain(`| ${row.join(' | ')} |`);
  }
  const { setUp, reorderTotal } = priced();
  expect(benefits).toContain(rupees(setUp));
  for (const text of [monoCarton, benefits]) expect(text).toContain(rupees(reorderTotal));
  const { all, delivery } = sentTo('641001', 2000);
  expect(delivery).toBe(58_400);
  expect(monoCarton).toContain(`cost ₹584 to send: ${rupees(all)} with tax, or ₹9.91`);
});

it('names the prices of boards, coatings and styles as our engine computes them', () => {
  expect(monoCarton).toContain(`${each({ board: duplex })} each instead of ${each()}`);
  const coats = {
    None: 'none',
    'Gloss aqueous': 'gloss-aqueous',
    'Gloss lamination': 'gloss-lamination',
    'Matt lamination': 'matt-lamination',
    'Soft touch': 'soft-touch',
  };
  for (const [name, outerCoat] of Object.entries(coats))
    expect(monoCarton).toContain(`| ${name} | ${each({ outerCoat })} |`);
  expect(monoCarton).toContain(`${caliperOf(300, 1.45)} mm`);
  expect(monoCarton).toContain(`${caliperOf(300, 1.3)} mm`);
  for (const style of tubes) expect(types).toMatch(new RegExp(`\\| ${nameOf(style)} \\|.*\\| ${each({ style })} \\|`));
  expect(types).toContain(`${each({ style: 'sleeve', quantity: 10_000 })} a piece at 10,000`);
  expect(types).toContain(`a tuck box costs ${each({ quantity: 10_000 })}`);
  expect(benefits).toContain(`weighs ${priced().weight.blankGrams.toFixed(1)} grams`);
});

it('counts the blanks on a sheet as our engine lays them', () => {
  const soapBox = { length: 80, width: 55, height: 25, quantity: 20_000 };
  const [reverse, straight] = [priced(soapBox), priced({ ...soapBox, style: 'straight-tuck-end' })];
  expect(reverse.sheet).toBe(straight.sheet);
  expect(types).toContain(`It holds ${reverse.ups} reverse tucks or ${straight.ups} straight ones`);
  expect(types).toContain(
    `the box costs ${each(soapBox)} instead of ${each({ ...soapBox, style: 'straight-tuck-end' })}`,
  );
});

it('links only to pages that exist', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const known = new Set<string>([
    ...fixed,
    ...boxStyles.map(({ id }) => paths.dieline(id)),
    ...[...files('articles'), ...files('categories')].map((file) => `/${file.replace(/^.*\/|\.md$/g, '')}`),
  ]);
  const linked = ['articles', 'categories', 'policies', 'pages'].flatMap((kind) =>
    files(kind).flatMap((file) => [...read(file).matchAll(/\]\((\/[^)#]*)/g)].map(([, to = '']) => to)),
  );
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((to) => !known.has(to) && !to.startsWith('/p/'))).toEqual([]);
});
