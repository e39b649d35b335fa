const names = {
  'paid-after-cancel': 'Paid after cancelling',
  overpaid: 'Overpaid',
  'late-success': 'Late payment',
  'wrong-amount': 'Wrong amount',
  'bad-hash': 'Unsigned message',
  'failed-job': 'Failed work',
} as const;

/** What a person may have to look at. */
export type AlertKind = keyof typeof names;

/** A stored kind in the order desk's words. */
export const alertKindName = (kind: string): string => new Map<string, string>(Object.entries(names)).get(kind) ?? kind;
