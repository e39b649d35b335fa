import type { ZoneRule } from '@boxwright/pricing';
import type { DeliveryCard } from '../catalogue/card-schemas.ts';
import type { Figure } from './figure.ts';
import { figuresIn } from './figure-table.ts';
import { beginningsIn, patternOf } from './pincode-beginnings.ts';

/** Every figure of a delivery card. */
export const deliveryFigures = (card: DeliveryCard): Figure<DeliveryCard>[] => {
  const zones = Object.keys(card.table.zones).map((zone) => ({ key: zone, name: zone, at: zone }));
  return [
    ...card.zones.flatMap((rule, at) => pincodeFigure(rule, at)),
    ...figuresIn(weights, card),
    ...figuresIn(zoneRates, card, zones),
  ];
};

const weights = `
Weights | slabKg      | table.slabKg      | Slab        | kg | decimal 0.05 to 10 | Delivery is charged by started slabs of this weight.
Weights | slabsUpToKg | table.slabsUpToKg | Slabs up to | kg | decimal 1 to 1000  | Above this weight each started kilogram is charged.
`;

const zoneRates = `
Zone * | rates/*/first   | table.zones.*.firstSlab   | Zone *, first slab      | ₹            | money 0 to 10000 | The least that a delivery into this zone costs, before tax.
Zone * | rates/*/further | table.zones.*.furtherSlab | Zone *, further slab    | ₹ a slab     | money 0 to 10000 | Each started slab after the first.
Zone * | rates/*/above   | table.zones.*.perKgAbove  | Zone *, above the slabs | ₹ a kg       | money 0 to 10000 | Each started kilogram above the slabs.
Zone * | rates/*/days    | table.transitDays.*       | Zone *, days            | working days | whole 0 to 60    | From the works to the door; the shop promises dates by it.
`;

/** The rules are tried in their order: a pincode that fits several of them is in the zone of the first. */
function pincodeFigure({ zone, pattern }: ZoneRule, at: number): Figure<DeliveryCard>[] {
  const beginnings = beginningsIn(pattern);
  // A pattern written by hand that says more than beginnings is kept as it is.
  if (beginnings === null) return [];
  return [
    {
      key: `zones/${at + 1}/${zone}`,
      group: 'Zones',
      label: `Zone ${zone}, pincodes`,
      unit: 'beginnings of pincodes',
      help: `Rule ${at + 1}. A pincode is in the first zone of this list that has one of its beginnings.`,
      kind: 'pincodes',
      least: 1,
      most: 300,
      value: beginnings.join(', '),
      write: (into, value) => ({
        ...into,
        zones: into.zones.map((rule, index) =>
          index === at && value !== beginnings.join(', ')
            ? { ...rule, pattern: patternOf(String(value).split(', ')) }
            : rule,
        ),
      }),
    },
  ];
}
