import { orderStatuses, orderStatusNames, paymentModes, paymentStatuses, ways } from '@boxwright/orders';
import type { NumberPart, OrderSearch } from '@boxwright/storage';

/**
 * Parses what a customer typed to search their orders: part of an order number, status or payment status as the tables
 * show them, case-insensitive. Undefined for a blank text.
 */
export function orderSearch(typed: string): OrderSearch | undefined {
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (words === '') return undefined;
  return {
    numbers: partsOfNumber(words.replace(otherWriting, 'bw$1-$2')),
    statuses: orderStatuses.filter((status) => orderStatusNames[status].toLowerCase().includes(words)),
    paymentStatuses: paymentStatuses.filter((status) => status.toLowerCase().includes(words)),
    modes: paymentModes.filter((mode) => ways[mode].names.list?.toLowerCase().includes(words)),
  };
}

/** A whole number without its hyphen, or with spaces: BW26010001. */
const otherWriting = /^bw ?(\d{2})[ -]{0,3}(\d{6,10})$/;

/** The places that a text may have in a number, `BW26-010001`. */
function partsOfNumber(text: string): NumberPart[] {
  const withHyphen = /^(b?w?)(\d{0,2})-(\d{0,10})$/.exec(text);
  const withLetters = /^(b|b?w)(\d{0,2})$/.exec(text);
  if (withHyphen) {
    const [, letters = '', year = '', begins = ''] = withHyphen;
    // A letter stands right before the year's first digit.
    if (letters === 'b' || (letters === 'w' || letters === 'bw' ? year.length < 2 : false)) return [];
    return [{ ...placedIn((shown) => shown.endsWith(year)), ...(begins === '' ? {} : { begins }) }];
  }
  if (withLetters) {
    const [, letters = '', year = ''] = withLetters;
    return letters === 'b' && year !== '' ? [] : [placedIn((shown) => shown.startsWith(year))];
  }
  if (!/^\d{1,10}$/.test(text)) return [];
  if (text.length <= 2) return [{ contains: text }, placedIn((shown) => shown.includes(text))];
  const ofYear = text.length === 8 ? partsOfNumber(`${text.slice(0, 2)}-${text.slice(2)}`) : [];
  return [{ contains: text }, ...ofYear];
}

const years = Array.from({ length: 100 }, (_, year) => String(2000 + year));

/** The years whose last two digits fit; no condition where all of them do. */
function placedIn(fits: (lastTwo: string) => boolean): Pick<NumberPart, 'placed'> {
  const found = years.filter((year) => fits(year.slice(2)));
  return found.length === years.length ? {} : { placed: found.map(yearInIndia) };
}

const yearInIndia = (year: string) => ({
  from: new Date(`${year}-01-01T00:00:00+05:30`),
  before: new Date(`${Number(year) + 1}-01-01T00:00:00+05:30`),
});
