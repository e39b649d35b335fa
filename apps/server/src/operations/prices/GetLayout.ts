import { ok, type PartLayoutRow } from '@boxwright/contract';
import { type CartonPart, cartonLayouts, type Imposition, type PartLayout } from '@boxwright/pricing';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { configureBox } from '../../selling/goods/box/configure-box.ts';
import { cartonPrice, priceRefused } from '../../selling/goods/box/price-box.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { refuseQuantity } from '../../selling/goods/refuse-quantity.ts';
import { toThousandths } from '../../selling/goods/to-thousandths.ts';

export const GetLayout: Handler<'GetLayout'> = async (input, call) => {
  const { services } = call;
  const refused = refuseQuantity('box', input.quantity, await readCompany(services.db), 'quantity');
  if (refused) return refused;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [{ kind: 'box', ...input }]);
  const configured = configureBox(catalogue, input);
  if (!configured.ok) return configured;
  const priced = cartonPrice(catalogue, configured.value, input.quantity);
  if (!priced.ok) return priced;
  const price = priced.value;
  const { spec, rates } = configured.value;
  const laid = cartonLayouts({ ...spec, quantity: input.quantity }, rates.card);
  if (!laid.ok) return priceRefused(laid, spec, catalogue);
  return ok({
    parts: laid.parts.flatMap((part, index) => {
      const made = price.parts[index];
      return made ? [present(part, made, rates.card.imposition)] : [];
    }),
    rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
    engine: price.engineVersion,
  });
};

const inch = 25.4;

function present(
  { part, run, sheet, ups, mostUps, bound, places, outline }: PartLayout,
  made: CartonPart,
  { gripper }: Imposition,
): PartLayoutRow {
  const turn = places[0]?.turn ?? 0;
  return {
    part,
    run,
    name: part.charAt(0).toUpperCase() + part.slice(1),
    sheet: sheet.name,
    sheetLength: toThousandths(Math.max(sheet.widthIn, sheet.heightIn) * inch),
    sheetWidth: toThousandths(Math.min(sheet.widthIn, sheet.heightIn) * inch),
    gripper,
    ups,
    mostUps,
    bound,
    grain: turn === 0 || turn === 180 ? 'longer edge' : 'shorter edge',
    sheets: Math.ceil(made.sheets),
    outline: outline.map(([x, y]): [number, number] => [toThousandths(x), toThousandths(y)]),
    places: places.map(({ x, y, turn: degrees }) => ({ x: toThousandths(x), y: toThousandths(y), turn: degrees })),
  };
}
