import { ok } from '@boxwright/contract';
import { add } from '@boxwright/money';
import { priceDesigns } from '@boxwright/pricing';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { configureBox } from '../../selling/goods/box/configure-box.ts';
import { priceBox, priceRefused } from '../../selling/goods/box/price-box.ts';
import { diesPaidOnce } from '../../selling/goods/dies-paid-once.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';
import { refuseQuantity } from '../../selling/goods/refuse-quantity.ts';

export const GetDesignsPrice: Handler<'GetDesignsPrice'> = async (input, call) => {
  const { services } = call;
  const { quantities } = input;
  const all = quantities.reduce((sum, each) => sum + each, 0);
  const refused = refuseQuantity('box', all, await readCompany(services.db), 'quantities');
  if (refused) return refused;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [{ kind: 'box', ...input }]);
  const configured = configureBox(catalogue, input);
  if (!configured.ok) return configured;
  const { spec, rates, gstRateBps } = configured.value;
  const price = priceDesigns(spec, quantities, rates.card);
  if (!price.ok) return priceRefused(price, spec, catalogue);
  const priceOnce = diesPaidOnce();
  const apart = quantities.map((quantity) =>
    priceOnce('box', null, (die) => priceBox(catalogue, input, quantity, noWishes, die)),
  );
  return ok({
    pricePerPiece: Number(price.perPiece),
    total: price.total,
    apart: add(...apart.flatMap((each) => (each.ok ? [each.value.price.total] : []))),
    designs: price.amounts.map((total, index) => ({ quantity: quantities[index] ?? 0, total })),
    parts: price.breakdown.map(({ label, amount }) => ({ name: label, amount })),
    forms: price.forms.map(({ die, sheet, sheets, parts, designs }) => ({
      ...{ die, sheet, sheets: Math.ceil(sheets), blanks: [...parts] },
      designs: designs.map(({ design, ups }) => ({ design: design + 1, ups: [...ups] })),
    })),
    gstRate: gstRateBps / 100,
    rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
    engine: price.engineVersion,
  });
};
