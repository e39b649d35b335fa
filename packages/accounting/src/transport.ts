import { slashedDay } from './days.ts';

/** How a consignment travels. */
export interface EWayTransport {
  readonly mode: 'road' | 'rail' | 'air' | 'ship';
  /** Kilometres; 0 lets the portal work it out from the pincodes. */
  readonly distance: number;
  /** The transporter's GSTIN, or the number under which it is enrolled. */
  readonly transporterId?: string;
  readonly transporterName?: string;
  readonly vehicle?: string;
  /** The number and day of the lorry receipt, railway receipt, airway bill or bill of lading. */
  readonly document?: string;
  readonly documentOn?: string;
}

/** The portal's numbers of the modes. */
export const modeNumbers = { road: 1, rail: 2, air: 3, ship: 4 } as const satisfies Record<
  EWayTransport['mode'],
  number
>;

/** The e-way part of an e-invoice (`EwbDtls`): the registration portal then makes the e-way bill as well. */
export function ewbDetails({ mode, distance, transporterId, transporterName, vehicle, ...papers }: EWayTransport) {
  return {
    ...(transporterId === undefined ? {} : { TransId: transporterId }),
    ...(transporterName === undefined ? {} : { TransName: transporterName }),
    TransMode: String(modeNumbers[mode]),
    Distance: distance,
    ...(papers.document === undefined ? {} : { TransDocNo: papers.document }),
    ...(papers.documentOn === undefined ? {} : { TransDocDt: slashedDay(papers.documentOn) }),
    ...(vehicle === undefined ? {} : { VehNo: vehicle, VehType: 'R' }),
  };
}

/** Kilometres that a day of validity covers (CGST Rule 138(10)). */
const kilometresADay = 200;

/** The last day of a bill: a day for each 200 km begun, each ending at midnight of the day that follows. */
export function validUntil(madeOn: string, distance: number): string {
  const days = Math.max(1, Math.ceil(distance / kilometresADay));
  return new Date(Date.parse(`${madeOn}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
