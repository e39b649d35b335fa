import { paise } from '@boxwright/money';
import type { ZoneRates, ZoneRule } from '@boxwright/pricing';
import type { DeliveryCard } from '../catalogue/card-schemas.ts';
import type { Figure } from './figure.ts';
import { beginningsIn, patternOf } from './pincode-beginnings.ts';

/** Every figure of a delivery card. */
export const deliveryFigures = (card: DeliveryCard): Figure<DeliveryCard>[] => [
  ...card.zones.flatMap((rule, at) => pincodeFigure(rule, at)),
  weight('slabKg', 'Slab', 'Delivery is charged by started slabs of this weight.', [0.05, 10], card),
  weight('slabsUpToKg', 'Slabs up to', 'Above this weight each started kilogram is charged.', [1, 1000], card),
  ...Object.keys(card.table.zones).flatMap((zone) => zoneFigures(card, zone)),
];

/** The rules are tried in their order, so that a zone may be named for what no zone before it has. */
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

const weight = (
  key: 'slabKg' | 'slabsUpToKg',
  label: string,
  help: string,
  [least, most]: readonly [number, number],
  { table }: DeliveryCard,
): Figure<DeliveryCard> => ({
  key,
  group: 'Weights',
  label,
  unit: 'kg',
  help,
  kind: 'decimal',
  least,
  most,
  value: table[key],
  write: (into, value) => ({ ...into, table: { ...into.table, [key]: Number(value) } }),
});

function zoneFigures({ table }: DeliveryCard, zone: string): Figure<DeliveryCard>[] {
  const rates = table.zones[zone];
  if (!rates) return [];
  const charge = (
    field: keyof ZoneRates,
    name: string,
    label: string,
    unit: string,
    help: string,
  ): Figure<DeliveryCard> => ({
    key: `rates/${zone}/${name}`,
    group: `Zone ${zone}`,
    label: `Zone ${zone}, ${label}`,
    unit,
    help,
    kind: 'money',
    least: 0,
    most: 10_000_00,
    value: rates[field],
    write: (into, value) => ({
      ...into,
      table: {
        ...into.table,
        zones: { ...into.table.zones, [zone]: { ...(into.table.zones[zone] ?? rates), [field]: paise(Number(value)) } },
      },
    }),
  });
  const days = table.transitDays?.[zone];
  return [
    charge('firstSlab', 'first', 'first slab', '₹', 'The least that a delivery into this zone costs, before tax.'),
    charge('furtherSlab', 'further', 'further slab', '₹ a slab', 'Each started slab after the first.'),
    charge('perKgAbove', 'above', 'above the slabs', '₹ a kg', 'Each started kilogram above the slabs.'),
    ...(days === undefined
      ? []
      : [
          {
            key: `rates/${zone}/days`,
            group: `Zone ${zone}`,
            label: `Zone ${zone}, days`,
            unit: 'working days',
            help: 'From the works to the door; the shop promises dates by it.',
            kind: 'whole',
            least: 0,
            most: 60,
            value: days,
            write: (into, value) => ({
              ...into,
              table: { ...into.table, transitDays: { ...into.table.transitDays, [zone]: Number(value) } },
            }),
          } satisfies Figure<DeliveryCard>,
        ]),
  ];
}
