import type { StickerRateCard } from '@boxwright/pricing';
import type { Figure } from './figure.ts';
import { figuresIn } from './figure-table.ts';

/** Every figure of the stickers' card. */
export const stickerFigures = (card: StickerRateCard): Figure<StickerRateCard>[] => {
  const materials = card.materials.map(({ code, name }, at) => ({ key: code, name, at }));
  const bands = card.discounts.map((_, at) => ({ key: String(at + 1), name: String(at + 1), at }));
  return [
    ...figuresIn(material, card, materials),
    ...figuresIn(making, card),
    ...figuresIn(band, card, bands),
    ...figuresIn(order, card),
  ];
};

const material = `
Materials | materials/* | materials.*.perSheet | * | ₹ a sheet | money 0.01 to 10000 | Material and click of one printed sheet.
`;

const making = `
Making | setUp           | setUp           | Set-up                    | ₹         | money 0 to 100000 | Preparing the file and the machines, once a job.
Making | cuttingPerMetre | cuttingPerMetre | Cutting                   | ₹ a metre | money 0 to 100000 | A metre of cut around the stickers.
Making | specialCutting  | specialCutting  | Cutting of special shapes | %         | share 100 to 1000 | Share of the price of straight cutting: 150 % is half as much again.
Making | trailSheets     | trailSheets     | Makeready                 | sheets    | whole 0 to 500    | Sheets spent until printer and cutter run well.
Making | trailShare      | trailShare      | Waste                     | %         | share 0 to 50     | Spoilt sheets on top of the sheets that are needed.
`;

const band = `
Discounts | discounts/*/upto | discounts.*.upTo | Band *, up to    | pieces | whole 1 to 10000000 | The last piece of this band; the next band begins after it.
Discounts | discounts/*/rate | discounts.*.rate | Band *, discount | %      | share 0 to 90       | Taken off what the pieces of this band add to the price; never less than in the band before.
`;

const order = `
Margin      | margin          | margin          | Margin               | %      | share 0 to 90     | Share of the selling price: cost ÷ (1 − margin) is the price.
Least order | least/round     | least.round     | Round                | ₹      | money 0 to 100000 | No order of this class costs less, before tax; the shop advertises it as the starting price.
Least order | least/rectangle | least.rectangle | Square and rectangle | ₹      | money 0 to 100000 | No order of this class costs less, before tax; the shop advertises it as the starting price.
Least order | least/special   | least.special   | Special shapes       | ₹      | money 0 to 100000 | No order of this class costs less, before tax; the shop advertises it as the starting price.
Least order | leastQuantity   | leastQuantity   | Least quantity       | pieces | whole 1 to 100000 | Fewer stickers have no price.
`;

/** Problems of a band with the band before it, by key: bands must ascend, and discounts must never fall. */
export function bandProblems({ discounts }: StickerRateCard): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  discounts.forEach(({ upTo, rate }, at) => {
    const before = discounts[at - 1];
    if (!before) return;
    if (upTo !== null && upTo <= (before.upTo ?? 0))
      problems.set(
        `discounts/${at + 1}/upto`,
        `Please enter more than ${before.upTo} pieces, where the band before ends.`,
      );
    if (rate < before.rate)
      problems.set(
        `discounts/${at + 1}/rate`,
        `Please enter at least ${before.rate / 100} %, as in the band before: otherwise more pieces could cost less.`,
      );
  });
  return problems;
}
