import type { SentLine } from '@boxwright/storage';
import { expect, test } from 'vitest';
import { figuresOfJob, marginsBy } from './job-costs.ts';

const line: SentLine = {
  ...{ orderId: 1, orderNumber: 10_001, placedAt: new Date(0), customerId: 1, customer: 'Meena Soaps', position: 0 },
  ...{
    item: 'Soap Box',
    kind: 'box',
    style: 'STE',
    ordered: 1000,
    netPaise: 10_000_00,
    debitedPaise: 0,
    jobId: 1,
    good: null,
  },
  ...{ spoiled: 0, sheetsUsed: 0, minutes: 0, plates: 0, dies: 0, furtherPaise: 0 },
  breakdown: {
    lines: [
      { code: 'board', cost: 3_000_40 },
      { code: 'print', cost: 4_000_00 },
    ],
    parts: [{ sheets: 99.2 }, { sheets: 10 }],
  },
};

test('a box has the cost of its price, and sales for the pieces that are charged', () => {
  const asOrdered = figuresOfJob(line);
  expect(asOrdered).toMatchObject({ sales: 10_000_00, cost: 7_000_40, sheetsPlanned: 110 });
  expect(figuresOfJob({ ...line, furtherPaise: 500_00 }).cost).toBe(7_500_40);
  expect(figuresOfJob({ ...line, good: 970 }).sales).toBe(9_700_00);
  expect(figuresOfJob({ ...line, good: 1040 }).sales).toBe(10_000_00);
});

test('stickers have the cost that was stored with their price', () => {
  const stickers = { ...line, kind: 'sticker', breakdown: { cost: 6_000_00, totalSheets: 40 }, furtherPaise: 100 };
  expect(figuresOfJob(stickers as SentLine)).toMatchObject({ cost: 6_001_00, sheetsPlanned: 40 });
});

test('a price that isn’t made from costs has none', () => {
  const stickers = { ...line, breakdown: { lines: [{ code: 'sheets', amount: 5 }], totalSheets: 40 } };
  expect(figuresOfJob(stickers)).toMatchObject({ cost: null, sheetsPlanned: 40 });
  expect(figuresOfJob({ ...line, breakdown: {} })).toMatchObject({ cost: null, sheetsPlanned: null });
});

test('margins are summed by name, the largest sales first, over jobs whose cost is known', () => {
  const stickers = figuresOfJob({ ...line, style: null, breakdown: {} });
  const jobs = [
    figuresOfJob(line),
    { ...stickers, sales: 40_000_00 },
    figuresOfJob(line),
    { ...stickers, style: 'STE' },
  ];
  expect(marginsBy(jobs, ({ style }) => style ?? 'Stickers')).toEqual([
    { name: 'Stickers', jobs: 1, sales: 40_000_00, costedSales: 0, cost: 0 },
    { name: 'STE', jobs: 3, sales: 30_000_00, costedSales: 20_000_00, cost: 14_000_80 },
  ]);
});
