import { type DeskFilters, mobileNumber, plainDigits } from '@boxwright/contract';
import type { OrderStatus, PaymentStatus } from '@boxwright/orders';
import { acceptablePayments, type DeskFilter, type DeskSearch, wordsIn } from '@boxwright/storage';

/** The filters of the desk's list as a query; null where they exclude each other. */
export function deskFilter(asked: DeskFilters, today: string): DeskFilter | null {
  const statuses = asked.status ? [asked.status] : [];
  const payments = asked.payment ? [asked.payment] : [];
  const toAccept = asked.need === 'accept';
  const chosen = {
    statuses: toAccept ? common<OrderStatus>(statuses, ['IN-PROCESS']) : statuses,
    paymentStatuses: toAccept ? common<PaymentStatus>(payments, acceptablePayments) : payments,
  };
  if (toAccept && (chosen.statuses.length === 0 || chosen.paymentStatuses.length === 0)) return null;
  return {
    ...chosen,
    deliveryTypes: asked.delivery ? [asked.delivery] : [],
    placedFrom: asked.placedFrom ? midnight(asked.placedFrom, 0) : undefined,
    placedBefore: asked.placedTo ? midnight(asked.placedTo, 1) : undefined,
    today,
    withOpen: asked.need === 'accept' ? undefined : asked.need,
    search: asked.search === '' ? undefined : deskSearch(asked.search),
  };
}

/** The values that both allow; an empty choice allows everything. */
const common = <T>(chosen: readonly T[], allowed: readonly T[]): readonly T[] =>
  chosen.length === 0 ? allowed : chosen.filter((value) => allowed.includes(value));

/** The moment at which a day begins in India, or that many days later. */
function midnight(day: string, daysLater: number): Date {
  const moment = new Date(`${day}T00:00:00+05:30`);
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment;
}

const highestNumber = 2 ** 31 - 1;

/**
 * What somebody may have typed or pasted: `BW26-010001` or `BW26010001`, `10001`, a mobile number in any notation, the
 * number of a payment, a document or a parcel, a pincode, a total, words of a customer and of what they have ordered; a
 * number also behind what it is: `PO 4711`. A job's number is its order's with a place behind: `BW26-010001-2`.
 */
export function deskSearch(typed: string): DeskSearch {
  const whole = plainDigits(typed).trim();
  const text = whole.replace(kindOfNumber, '').replace(numberOfJob, '$1');
  const mobile = mobileNumber(text);
  const isMobile = /^\d{10}$/.test(mobile);
  const number = orderNumberIn(text);
  return {
    number,
    // A purchase order may be called “PO 4711” itself.
    references: [...new Set([whole, text].flatMap(referencesIn))],
    mobile: isMobile ? mobile : null,
    pincode: /^[1-9]\d{2}\s?\d{3}$/.test(text) ? text.replace(/\s/, '') : null,
    total: totalIn(whole),
    words: isMobile ? [mobile] : wordsIn(text),
    // Bare digits may be of an item's name: 250 gsm.
    mayNameItems: !isMobile && !(number !== null && /^bw/i.test(text)),
  };
}

/** As the search's label names them, before a word with a digit, or joined with digits: po4711, #10001. */
const kindOfNumber =
  /^(?:(?:p\.?o\.?|purchase order|order|invoice|gst(?:in)?|pin(?: ?code)?)(?: (?:no\.?|number))?(?:\s*[:#]\s*|\s+)(?=\S*\d)|(?:po|order|invoice|gst(?:in)?|pin|#\s?)(?=\d))/iu;
const numberOfJob = /^(bw\d{2}\p{Pd}?\d{6,})\p{Pd}\d{1,2}$/iu;

function orderNumberIn(text: string): number | null {
  const joined = /^bw/i.test(text) ? text.replace(/\s/g, '') : text;
  const [, digits] = /^(?:bw\d{2}(?=\d{6})|(?:bw)?\d{2}\p{Pd})?0*(\d{1,10})$/iu.exec(joined) ?? [];
  const number = Number(digits ?? 0);
  return number > 0 && number <= highestNumber ? number : null;
}

/** An amount as on a bank's statement: ₹22,532.74, Rs. 22532.74, 22,532/-; without paise, all totals of these rupees. */
function totalIn(text: string): DeskSearch['total'] {
  const [, rupees, paise] = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]{0,11})(?:\.(\d{2}))?(?:\s?\/-)?$/i.exec(text) ?? [];
  if (rupees === undefined) return null;
  const from = Number(rupees.replaceAll(',', '')) * 100 + Number(paise ?? 0);
  return { from, to: paise === undefined ? from + 99 : from };
}

/** As typed, and as staff's entries are stored: in capitals, with single spaces or none. Documents have INV/26-27/000001. */
function referencesIn(text: string): readonly string[] {
  if (!/^[\w\s./-]{3,60}$/.test(text)) return [];
  const capitals = text.toUpperCase();
  const [, letters, from, to, count] = documentNumber.exec(capitals.replace(/[\s./-]/g, '')) ?? [];
  const documents = count === undefined ? [] : [`${letters}/${from}-${to}/${count.padStart(6, '0')}`];
  return [...new Set([text, capitals.replace(/\s+/g, ' '), capitals.replace(/\s/g, ''), ...documents])];
}

const documentNumber = /^([A-Z]{2,3})(\d{2})(\d{2})(\d{1,6})$/;
