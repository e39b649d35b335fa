import { ok, type PartLayoutRow } from '@boxwright/contract';
import { type CartonPart, cartonLayouts, type PartLayout } from '@boxwright/pricing';
import { refuseQuantity } from '../../cart/quantity.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { layOut } from '../../catalogue/layOut.ts';
import { priceBox, priceRefused } from '../../catalogue/priceBox.ts';
import type { Handler } from '../../door/call.ts';
import { readCompany } from '../../settings.ts';

export const GetLayout: Handler<'GetLayout'> = async (input, call) => {
  const { services } = call;
  const refused = refuseQuantity(input.quantity, (await readCompany(services.db)).minimumBoxes, 'quantity');
  if (refused) return refused;
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [input]);
  const priced = priceBox(catalogue, input);
  if (!priced.ok) return priced;
  const { spec, quantity, rates, price } = priced.value;
  const laid = cartonLayouts({ ...spec, quantity }, rates.card);
  if (!laid.ok) return priceRefused(laid, spec, catalogue);
  return ok({
    parts: laid.parts.flatMap((part, index) => {
      const made = price.parts[index];
      return made ? [present(part, made)] : [];
    }),
    rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
    engine: price.engineVersion,
  });
};

const inch = 25.4;

function present({ part, sheet, ups, mostUps, bound, places, outline }: PartLayout, made: CartonPart): PartLayoutRow {
  const turn = places[0]?.turn ?? 0;
  return {
    part,
    name: part.charAt(0).toUpperCase() + part.slice(1),
    sheet: sheet.name,
    sheetLength: fine(Math.max(sheet.widthIn, sheet.heightIn) * inch),
    sheetWidth: fine(Math.min(sheet.widthIn, sheet.heightIn) * inch),
    ups,
    mostUps,
    bound,
    grain: turn === 0 || turn === 180 ? 'longer edge' : 'shorter edge',
    sheets: Math.ceil(made.sheets),
    outline: outline.map(([x, y]): [number, number] => [fine(x), fine(y)]),
    places: places.map(({ x, y, turn: degrees }) => ({ x: fine(x), y: fine(y), turn: degrees })),
  };
}

/** Micrometres; never -0. */
const fine = (millimetres: number): number => Math.round(millimetres * 1000) / 1000 + 0;
