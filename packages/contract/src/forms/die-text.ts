interface NamedDie {
  /** Empty for the die that another item of the same cart or order pays for. */
  readonly order: string;
  readonly orderedOn: string;
}

/** Why an item's price has no die. */
export const dieNote = (die: NamedDie): string =>
  `${die.order === '' ? 'Another item pays for the same die' : `Your die is on file: ${dieText(die)}`}. It isn’t charged again.`;

/** The order that paid for a customer's die, as pages and documents name it: "order BW26-010012 of 3 Mar 2026". */
export const dieText = ({ order, orderedOn }: NamedDie): string =>
  `order ${order} of ${dayFormat().format(new Date(orderedOn))}`;

let madeFormat: Intl.DateTimeFormat | undefined;

/** A function, because few pages name a die, and making a formatter delays every page that could. */
const dayFormat = (): Intl.DateTimeFormat => {
  madeFormat ??= new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return madeFormat;
};
