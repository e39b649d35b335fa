import { countryName, type NamedSupply } from '@boxwright/money';
import { paperName } from '@boxwright/orders';
import { longDate } from '../long-date.ts';
import type { DocumentAddress } from '../order-form-data.ts';
import { drawAddress, drawLabel } from '../order-form-head.ts';
import { crease, frameOf, SHEET, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { within } from '../structure.ts';
import type { TaxDocumentData } from '../tax-document-data.ts';
import { titleOf, wordingOf } from './wording.ts';

const gap = 16;

/** Draws the recipient, where the goods go, and the facts that the rules ask for; returns the y below. */
export function drawParties(doc: Sheet, top: number, data: TaxDocumentData): number {
  crease(doc, top);
  const { recipient: title, isOfMoney } = wordingOf(data);
  const parties = [
    { title, address: data.recipient },
    ...(data.deliverTo && !isOfMoney ? [{ title: 'Deliver to', address: data.deliverTo }] : []),
  ];
  // The facts are in the last column, which is wider on a page with room for it.
  const shares = parties.length === 2 ? [0.31, 0.31, 0.38] : [0.46, 0.54];
  const whole = frameOf(doc).right - SHEET.left;
  let x: number = SHEET.left;
  const columns = shares.map((share, index) => {
    const column = { x, y: top + 11, width: whole * share - (index === shares.length - 1 ? 0 : gap) };
    x += whole * share;
    return column;
  });
  const bottoms = columns.map((column, index) => {
    const party = parties[index];
    return party ? drawAddress(doc, column, party.title, withState(party.address, data)) : drawFacts(doc, column, data);
  });
  const bottom = Math.max(...bottoms) + 10;
  crease(doc, bottom);
  return bottom;
}

/** The address with the code of its state, which Rule 46 asks for. */
function withState(address: DocumentAddress, { placeOfSupply, supplier }: TaxDocumentData): DocumentAddress {
  const known = [placeOfSupply, supplier.state].find(({ name }) => name === address.state)?.code;
  const code = address.stateCode ?? known ?? address.gstin?.slice(0, 2);
  return code ? { ...address, country: `${address.country} · State code ${code}` } : address;
}

function drawFacts(doc: Sheet, { x, y: top, width }: { x: number; y: number; width: number }, data: TaxDocumentData) {
  let y = drawLabel(doc, 'Particulars', x, top, width);
  const labelWidth = 74;
  for (const [label, value] of factsOf(data)) {
    within(doc, 'P', () => {
      write(doc, label, { x, y, width: labelWidth - 4, colour: SOFT_INK });
      y = write(doc, value, { x: x + labelWidth, y, width: width - labelWidth, tallest: 48 }) + 1;
    });
  }
  return y;
}

function factsOf(data: TaxDocumentData): (readonly [label: string, value: string])[] {
  const { placeOfSupply, supplyType, order, refersTo, transport, payment, reason, kind, eWayBill, lut, exported } =
    data;
  const facts: (readonly [string, string | undefined])[] = [
    ['Place of supply', `${placeOfSupply.name} (${placeOfSupply.code})`],
    ['Supply', supplyType && endorsements[supplyType]],
    ['LUT', lut],
    ['Destination', exported && countryName(exported.country)],
    ['Port', exported?.port],
    ['Shipping bill', exported && shippingBillOf(exported)],
    ['Reverse charge', 'No'],
    ['Order', `${order.number} of ${unbroken(order.placedAt)}`],
    ['Refers to', refersTo && `${titleOf(refersTo)} ${refersTo.number} of ${unbroken(refersTo.issuedAt)}`],
    ['Reason', reason],
    ['Payment mode', kind === 'delivery-challan' ? undefined : paperName(payment.mode)],
    ['Reference', payment.reference],
    ['Sent with', transport?.courier],
    ['Tracking', transport?.trackingNumber],
    ['E-way bill', eWayBill && grouped(eWayBill.number)],
    ['Valid until', eWayBill && unbroken(new Date(`${eWayBill.validUntil}T00:00:00+05:30`))],
    ['Vehicle', eWayBill?.vehicle],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** CGST Rules, rule 46. */
const endorsements = {
  SEZWP: 'Supply meant for SEZ unit or SEZ developer for authorised operations on payment of integrated tax',
  SEZWOP:
    'Supply meant for SEZ unit or SEZ developer for authorised operations under letter of undertaking without payment of integrated tax',
  EXPWP: 'Supply meant for export on payment of integrated tax',
  EXPWOP: 'Supply meant for export under letter of undertaking without payment of integrated tax',
  DEXP: 'Deemed export under section 147 of the CGST Act',
} as const satisfies Record<NamedSupply, string>;

function shippingBillOf({ shippingBill, shippingBillOn }: NonNullable<TaxDocumentData['exported']>) {
  if (shippingBill === undefined || shippingBillOn === undefined) return shippingBill;
  return `${shippingBill} of ${unbroken(new Date(`${shippingBillOn}T00:00:00+05:30`))}`;
}

/** `331000000001` as the portal prints it. */
const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1\u00a0');

/** A date that stays on one line. */
const unbroken = (date: Date): string => longDate(date).replaceAll(' ', '\u00a0');
