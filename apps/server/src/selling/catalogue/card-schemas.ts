import { bps, paise } from '@boxwright/money';
import {
  type DeliveryTable,
  type Imposition,
  type RateCard,
  usualImposition,
  usualWash,
  type ZoneRule,
} from '@boxwright/pricing';
import { z } from 'zod';

const amount = z.int().min(0).transform(paise);
const share = z.int().min(0).transform(bps);
const name = z.string().min(1);

const wholeMm = z.int().min(0);
const imposition: z.ZodType<Imposition> = z.object({
  gripper: wholeMm,
  sideLay: wholeMm,
  tail: wholeMm,
  betweenKnives: wholeMm,
});

/** A stored rate card for cartons. */
export const cartonCard: z.ZodType<RateCard> = z.object({
  id: name,
  version: z.int().min(1),
  validFrom: z.iso.date(),
  sheets: z
    .array(
      z.object({
        name,
        widthIn: z.number().positive(),
        heightIn: z.number().positive(),
        printFirst1000: amount,
        printFurther1000: amount,
      }),
    )
    .min(1),
  // Older cards lack these figures.
  imposition: imposition.default(usualImposition),
  boardPerKg: z.record(name, amount),
  colours: z.int().min(1),
  platePerColour: amount,
  washPerSpot: amount.default(usualWash),
  makereadySheets: z.int().min(0),
  waste: share,
  coats: z.array(
    z.object({
      code: name,
      name,
      kinds: z.array(z.enum(['outer', 'inner'])).min(1),
      perHundredSqIn: amount,
      gsm: z.number().min(0),
    }),
  ),
  coatMakereadySheets: z.int().min(0),
  dieBase: amount,
  diePerMetre: amount,
  punchSetUp: amount,
  punchPer1000Sheets: amount,
  pastingPer1000: z.object({ straight: amount, lockBottom: amount, fourCorners: amount, none: amount }),
  packingPer1000: amount,
  packingWeight: share,
  packingLooseness: share,
  // Below 100 %, so that a price stays above its cost.
  margin: z.int().min(0).max(9_999).transform(bps),
});

/** A delivery card: which pincodes are in which zone, and what each zone costs. */
export interface DeliveryCard {
  readonly zones: readonly ZoneRule[];
  readonly table: DeliveryTable;
}

/** A stored delivery card. */
export const deliveryCard: z.ZodType<DeliveryCard> = z.object({
  zones: z.array(z.object({ zone: name, pattern: name })).min(1),
  table: z
    .object({
      id: name,
      validFrom: z.iso.date(),
      slabKg: z.number().positive(),
      slabsUpToKg: z.number().positive(),
      zones: z.record(name, z.object({ firstSlab: amount, furtherSlab: amount, perKgAbove: amount })),
      transitDays: z.record(name, z.int().min(0)).optional(),
    })
    // Older tables have no days: the key is left out rather than undefined.
    .transform(({ transitDays, ...table }) => (transitDays === undefined ? table : { ...table, transitDays })),
});
