import { fail, ok, type Result } from '@boxwright/contract';
import { boxStyleOf, newestRevision } from '@boxwright/dieline';
import {
  type CartonPrice,
  type CartonPriceProblem,
  type CartonSpec,
  chargesDie,
  grainRuleOf,
  priceWithDie,
} from '@boxwright/pricing';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import { type DieOnFile, layoutOf } from '../die-on-file.ts';
import type { PricedGoods } from '../goods.ts';
import { type DesignWishes, noWishes } from '../line-snapshot.ts';
import { boxGoods, snapshotOfBox } from './box-goods.ts';
import { type BoxChoice, type ConfiguredBox, configureBox } from './configure-box.ts';

/**
 * Prices a box from the catalogue, or says why that isn't possible, as a text for the buyer.
 *
 * @param die the customer's die, if there is one; the price leaves it out unless another way of cutting costs even less
 */
export function priceBox(
  catalogue: Catalogue,
  choice: BoxChoice,
  quantity: number,
  wishes: DesignWishes = noWishes,
  die: DieOnFile | null = null,
): Result<PricedGoods<CartonPrice>> {
  const configured = configureBox(catalogue, choice);
  if (!configured.ok) return configured;
  const price = cartonPrice(catalogue, cutWith(die, configured.value), quantity, die);
  if (!price.ok) return price;
  const { variant, gstRateBps, rates, spec } = configured.value;
  const used = chargesDie(price.value) ? null : die;
  return ok({
    ...boxGoods(
      { ...snapshotOfBox(configured.value, wishes, die), die: used, grain: used?.grain ?? grainRuleOf(spec) },
      variant.id,
    ),
    quantity,
    price: price.value,
    gstRateBps,
    hsn: variant.hsn,
    weightGrams: Math.round(price.value.weight.chargeableKg * 1000),
    rateCardId: rates.id,
  });
}

/** The box as a die on file cuts it, which may be of an earlier drawing: what is charged is what is laid out and cut. */
export const cutWith = (die: DieOnFile | null, box: ConfiguredBox): ConfiguredBox =>
  die === null || die.drawing === newestRevision ? box : { ...box, spec: { ...box.spec, revision: die.drawing } };

/** The engine's price for a quantity of boxes, or its refusal as a text for the buyer. */
export function cartonPrice(
  catalogue: Catalogue,
  { spec, rates }: ConfiguredBox,
  quantity: number,
  die: DieOnFile | null = null,
): Result<CartonPrice> {
  const price = priceWithDie({ ...spec, quantity }, rates.card, die ? layoutOf(die) : undefined);
  return price.ok ? ok(price) : priceRefused(price, spec, catalogue);
}

/** The engine's refusal as a failure: with the field it is about, or the address for a quote by e-mail. */
export function priceRefused(
  problem: CartonPriceProblem,
  spec: Omit<CartonSpec, 'quantity'>,
  { mail }: Pick<Catalogue, 'mail'>,
): Result<never> {
  switch (problem.code) {
    case 'sheet':
      return fail('not_possible', `This box is too large for our presses. Ask us for a quote: ${mail}`, {
        details: { mail },
      });
    case 'quote':
      return fail('not_possible', `${problem.text.replace(/\.$/, '')}: ${mail}`, { details: { mail } });
    case 'size': {
      const wrong = sideOutOfLimits(spec);
      if (!wrong) return fail('not_possible', problem.text);
      const { field, least, most, isNumber } = wrong;
      return fail(isNumber ? 'not_possible' : 'invalid', problem.text, { field, details: { least, most } });
    }
    case 'quantity':
      return fail('invalid', problem.text, { field: 'quantity' });
    default:
      return fail('not_possible', problem.text);
  }
}

function sideOutOfLimits(spec: Omit<CartonSpec, 'quantity'>) {
  const style = boxStyleOf(spec.style);
  for (const { id } of style?.fields ?? []) {
    const [least, most] = style?.limits[id] ?? [0, Number.POSITIVE_INFINITY];
    if (!(spec[id] >= least && spec[id] <= most))
      return { field: id, least, most, isNumber: Number.isFinite(spec[id]) };
  }
  return undefined;
}
