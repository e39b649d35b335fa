import { add } from '@boxwright/money';
import { expect, test } from 'vitest';
import { demoRateCard, priceDesigns } from '../index.ts';
import { designCostLines, goldenDesigns } from '../testing/golden-designs.ts';
import { boardOf } from '../testing/golden-prices.ts';

/** Changes of waste, steps, makeready, layouts, drawings or of how designs share ups turn some of these red. */
test.each(goldenDesigns.map((golden) => [golden.box.join(' '), golden.quantities.join(' and '), golden] as const))(
  'the designs of a %s, %s pieces, cost what was worked out by hand, line by line and to the paisa',
  (_, __, { box: [style, length, width, height], board, coat, quantities, forms, costs, amounts }) => {
    const price = priceDesigns(
      { style, length, width, height, board: boardOf(board), outerCoat: coat, innerCoat: 'none' },
      quantities,
      demoRateCard,
    );
    if (!price.ok) throw new Error(price.text);
    expect(
      price.forms.map(({ die, sheet, designs }) => [die, sheet, designs.map(({ design, ups }) => [design, ...ups])]),
    ).toEqual(forms);
    const costOf = new Map<string, number>(price.breakdown.map(({ code, cost }) => [code, cost]));
    expect(designCostLines.map((code) => costOf.get(code) ?? 0)).toEqual(costs);
    expect(price.amounts).toEqual(amounts);
    expect(price.total).toBe(add(...price.amounts));
  },
);
