import { quantityText } from '../kernel/quantity.ts';
import { matches, type Rule, required } from '../kernel/rules.ts';

/** How goods travel, by the portal's modes. */
export const ewayModes = ['road', 'rail', 'air', 'ship'] as const;

/** The longest way that the portal takes, in kilometres. */
export const mostKilometres = 4000;

/** The fields of the form, as typed. */
export interface EWayTransportForm {
  readonly mode: (typeof ewayModes)[number];
  readonly distance: string;
  readonly transporterId: string;
  readonly transporterName: string;
  readonly vehicle: string;
  readonly document: string;
  readonly documentOn: string;
}

/** A number of a vehicle or transporter in capitals, without spaces and hyphens. */
export const plainCode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

const kilometres = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

export const ewayTransportRules: readonly Rule<EWayTransportForm>[] = [
  {
    field: 'distance',
    text: `Please enter the distance in whole kilometres, at most ${quantityText(mostKilometres)}; 0 lets the portal work it out.`,
    fails: ({ distance }) => !(kilometres(distance) <= mostKilometres),
  },
  {
    field: 'transporterId',
    text: 'A transporter’s GSTIN or enrolment number has fifteen characters and begins with the two digits of its state.',
    fails: ({ transporterId }) =>
      transporterId.trim() !== '' && !/^[0-9]{2}[0-9A-Z]{13}$/.test(plainCode(transporterId)),
  },
  {
    field: 'transporterName',
    text: 'Please enter a name of 3 to 100 characters.',
    fails: ({ transporterName: name }) => name.trim() !== '' && (name.trim().length < 3 || name.trim().length > 100),
  },
  {
    field: 'vehicle',
    text: 'Please enter the vehicle’s number, such as TN 01 AB 1234.',
    fails: ({ vehicle }) => vehicle.trim() !== '' && !/^[A-Z]{2}[A-Z0-9]{4,13}$/.test(plainCode(vehicle)),
  },
  {
    field: 'vehicle',
    text: 'By road, the portal wants the vehicle, or the transporter who will enter it.',
    fails: ({ mode, vehicle, transporterId }) =>
      mode === 'road' && vehicle.trim() === '' && transporterId.trim() === '',
  },
  {
    field: 'document',
    text: 'Letters, digits, hyphens and slashes, at most fifteen.',
    fails: ({ document }) => document.trim() !== '' && !/^[a-zA-Z0-9/-]{1,15}$/.test(document.trim()),
  },
  {
    field: 'document',
    text: 'By rail, air or ship, the portal wants the number of the transport document.',
    fails: ({ mode, document }) => mode !== 'road' && document.trim() === '',
  },
  {
    field: 'documentOn',
    text: 'Please enter the day of the transport document.',
    fails: ({ document, documentOn }) => document.trim() !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(documentOn),
  },
];

interface MadeForm {
  readonly number: string;
  readonly madeAt: string;
  readonly validUntil: string;
}

export const ewayBillRules: readonly Rule<MadeForm>[] = [
  {
    field: 'number',
    text: 'The number of an e-way bill has twelve digits.',
    fails: ({ number }) => !/^\d{12}$/.test(plainCode(number)),
  },
  required('madeAt', 'Please enter when the portal made it.'),
  matches('madeAt', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please enter the day and time at which the portal made it.'),
  {
    field: 'validUntil',
    text: 'Please enter the last day as day, month and year.',
    fails: ({ validUntil }) => validUntil !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(validUntil),
  },
];

export const ewayCancelRules: readonly Rule<{ readonly reason: string }>[] = [
  required('reason', 'Please write why: the portal asks for it as well.'),
];

/** The address from which the portal's file of an order is downloaded. */
export const ewayFileAddress = (orderId: number | string, challan?: number | null): string =>
  `/manage/e-way-bills/${orderId}.json${challan ? `?challan=${challan}` : ''}`;
