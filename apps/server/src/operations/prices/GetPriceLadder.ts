import { ok } from '@boxwright/contract';
import { engineVersion, usualQuantities } from '@boxwright/pricing';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { configureBox } from '../../selling/goods/box/configure-box.ts';
import { ladderSteps } from '../../selling/goods/box/ladder-steps.ts';
import { layOut } from '../../selling/goods/lay-out.ts';

export const GetPriceLadder: Handler<'GetPriceLadder'> = async (input, call) => {
  const { services } = call;
  const catalogue = await currentCatalogue(services);
  const company = await readCompany(services.db);
  await layOut(call, catalogue, [{ kind: 'box', ...input }]);
  const configured = configureBox(catalogue, input);
  if (!configured.ok) return configured;
  const quantities = input.quantities ?? usualQuantities.filter((quantity) => quantity >= company.minimumBoxes);
  const steps = ladderSteps(catalogue, configured.value, quantities, company);
  if (!steps.ok) return steps;
  const { rates, gstRateBps } = configured.value;
  return ok({
    steps: steps.value,
    gstRate: gstRateBps / 100,
    rateCard: `${rates.card.id}-${rates.card.version}`,
    engine: engineVersion,
  });
};
