import { isGstin } from './gstin.ts';

/** What decides where goods are supplied. State codes have two digits, e.g. '33' Tamil Nadu. */
export interface SupplyFacts {
  readonly supplierState: string;
  /** The GSTIN that is billed, as typed; a wrong one counts as none. */
  readonly gstin: string | null;
  /** Whether that registration is a unit or developer of a Special Economic Zone. */
  readonly isSez?: boolean;
  /** Of the billing address; null while it is unknown. */
  readonly billingState: string | null;
  /** Where the goods are delivered; null while it is unknown. */
  readonly deliveryState: string | null;
  /** Whether the buyer collects all goods at the works. */
  readonly isCollected: boolean;
}

/** What the company's accountant decides, because the law can be read in two ways. */
export interface SupplyChoices {
  /** Goods that a registered buyer has sent to another state: a supply to the billed registration, or where they go. */
  readonly sentElsewhere: 'registration' | 'delivery';
  /** Goods that a registered buyer collects: a supply where they are handed over, or to the billed registration. */
  readonly collectedByRegistered: 'works' | 'registration';
  /** Goods that others collect: a supply to the address on the invoice, or where they are handed over. */
  readonly collectedByOthers: 'address' | 'works';
}

/**
 * The usual reading. Handed over at the works, goods move no further for delivery (s. 10(1)(a)); to a buyer who isn't
 * registered, the address on the invoice counts whatever (a) says (s. 10(1)(ca)).
 */
export const usualSupplyChoices: SupplyChoices = {
  sentElsewhere: 'registration',
  collectedByRegistered: 'works',
  collectedByOthers: 'address',
};

export const supplyReasons = [
  'delivery',
  'registration',
  'address',
  'works',
  'sez',
  'no-address',
  'desk',
  'export',
] as const;
export type SupplyReason = (typeof supplyReasons)[number];

/**
 * Types of supply as e-invoices have them. SEZWP: to a Special Economic Zone, with payment of IGST; SEZWOP: without, under
 * a letter of undertaking (LUT). EXPWP and EXPWOP: the same of exports. DEXP: a deemed export (CGST Act s. 147), taxed as
 * any other supply.
 */
export const supplyTypes = ['B2B', 'B2C', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'] as const;
export type SupplyType = (typeof supplyTypes)[number];

/** Those that papers and returns name. */
export type NamedSupply = Exclude<SupplyType, 'B2B' | 'B2C'>;

/** The place of supply of exports (IGST Act s. 11(b)), as returns have it. */
export const outsideIndia = { code: '96', name: 'Other Countries' } as const;

export interface Supply {
  /** GST code of the state. */
  readonly place: string;
  readonly reason: SupplyReason;
  readonly type: SupplyType;
}

/** Whether it goes to a Special Economic Zone, which is never inside the state (IGST Act s. 7(5)(b)). */
export const isToZone = (type: string | null): type is 'SEZWP' | 'SEZWOP' => type === 'SEZWP' || type === 'SEZWOP';

export const isExport = (type: string | null): type is 'EXPWP' | 'EXPWOP' => type === 'EXPWP' || type === 'EXPWOP';

export const isNamedSupply = (type: SupplyType | null): type is NamedSupply =>
  type !== null && type !== 'B2B' && type !== 'B2C';

/** Whether no tax is charged, under a letter of undertaking (IGST Act s. 16(3)(a)). */
export const isWithoutPayment = (type: string | null): boolean => type === 'SEZWOP' || type === 'EXPWOP';

/** What staff decide about a supply; `usual` is any that isn't named. */
export type SupplyKind = NamedSupply | 'usual';

/**
 * A supply as staff decide it. Zones and buyers of deemed exports are registered; an export goes to a buyer abroad, whom
 * nobody has registered: goods that a registered buyer has sent abroad are supplied to that buyer (s. 10(1)(b)).
 */
export function decidedSupply(
  kind: SupplyKind,
  place: string,
  isRegistered: boolean,
): Supply | 'needs-gstin' | 'has-gstin' {
  if (isExport(kind)) return isRegistered ? 'has-gstin' : { place: outsideIndia.code, reason: 'export', type: kind };
  if (kind !== 'usual') return isRegistered ? { place, reason: 'desk', type: kind } : 'needs-gstin';
  return { place, reason: 'desk', type: isRegistered ? 'B2B' : 'B2C' };
}

/** The state where goods are supplied, and why (IGST Act s. 10(1)(a), (b), (ca) and 7(5)(b); circular 209/3/2024). */
export function supplyOf(facts: SupplyFacts, choices: SupplyChoices = usualSupplyChoices): Supply {
  const { supplierState, isCollected } = facts;
  const isRegistered = facts.gstin !== null && isGstin(facts.gstin);
  if (!isRegistered) return { ...ofConsumer(facts, choices), type: 'B2C' };
  const registration = stateOfGstin(facts.gstin);
  if (facts.isSez) return { place: registration ?? supplierState, reason: 'sez', type: 'SEZWP' };
  const place = registration ?? facts.deliveryState ?? facts.billingState ?? supplierState;
  const billed = { place, reason: 'registration', type: 'B2B' } as const;
  if (isCollected) {
    return choices.collectedByRegistered === 'works' ? { ...billed, place: supplierState, reason: 'works' } : billed;
  }
  const { deliveryState } = facts;
  if (deliveryState === null || (choices.sentElsewhere === 'registration' && place !== deliveryState)) return billed;
  return { ...billed, place: deliveryState, reason: 'delivery' };
}

function ofConsumer(
  { supplierState, billingState, deliveryState, isCollected }: SupplyFacts,
  { collectedByOthers }: SupplyChoices,
): Pick<Supply, 'place' | 'reason'> {
  if (!isCollected && deliveryState !== null) return { place: deliveryState, reason: 'delivery' };
  if (isCollected && collectedByOthers === 'works') return { place: supplierState, reason: 'works' };
  if (billingState !== null) return { place: billingState, reason: 'address' };
  return { place: supplierState, reason: isCollected ? 'works' : 'no-address' };
}

/** The state of a valid GSTIN; null for the codes above 38, which are no states. */
export function stateOfGstin(gstin: string | null): string | null {
  if (gstin === null || !isGstin(gstin)) return null;
  const code = gstin.slice(0, 2);
  return code > '38' ? null : code;
}

/** "Billed to a registration in Karnataka: IGST": the place of supply in words for buyer and desk. */
export function supplyText({
  reason,
  state,
  taxes,
}: {
  reason: SupplyReason;
  state: string;
  taxes: keyof typeof taxTexts;
}): string {
  return `${reasonTexts[reason](state)}: ${taxTexts[taxes]}`;
}

const taxTexts = {
  igst: 'IGST',
  'cgst-sgst': 'CGST and SGST',
  none: 'no tax, under our letter of undertaking',
} as const;

const reasonTexts: Readonly<Record<SupplyReason, (state: string) => string>> = {
  delivery: (state) => `Delivered in ${state}`,
  registration: (state) => `Billed to a registration in ${state}`,
  address: (state) => `Billed to an address in ${state}`,
  works: (state) => `Handed over at our works in ${state}`,
  sez: (state) => `Supplied to a Special Economic Zone in ${state}`,
  'no-address': (state) => `Supplied in ${state} until an address is given`,
  desk: (state) => `Place of supply ${state}, as our order desk decided`,
  export: (country) => `Exported to ${country}`,
};
