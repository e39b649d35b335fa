const names = {
  'paid-after-cancel': 'Paid after cancelling',
  overpaid: 'Overpaid',
  'late-success': 'Late payment',
  'wrong-amount': 'Wrong amount',
  'bad-hash': 'Unsigned message',
  'payment-overdue': 'Payment overdue',
  'transfer-missing': 'Transfer missing',
  'refund-by-hand': 'Refund by hand',
  'refund-slow': 'Slow refund',
  'die-cancelled': 'Die of a cancelled order',
  'run-left': 'Order taken out of a run',
  'run-dissolved': 'Run dissolved',
  'cash-call': 'Call before cash on delivery',
  'e-way-bill-missing': 'E-way bill to make',
  'e-way-bill-lapses': 'E-way bill lapses',
  'stock-low': 'Stock runs low',
  'parcel-returning': 'Parcel on its way back',
  'settlement-missing': 'Not settled by PayU',
  'settlement-odd': 'Settlement to look at',
  chargeback: 'Chargeback',
  'payment-reversed': 'Payment reversed',
  'payment-waived': 'Goes on unpaid',
  'payment-waiver-withdrawn': 'Waits for money again',
  'proof-waived': 'May be printed without an approved proof',
  'unread-file': 'File that we could not read',
  'harmful-file': 'Harmful file sent',
  'uploads-refused': 'Uploads refused',
  'failed-job': 'Failed work',
  'staff-sign-in': 'Failed sign-ins of staff',
} as const;

/** Kinds of alerts, with the names that staff see. */
export type AlertKind = keyof typeof names;

/** The name of a stored kind, for staff. */
export const alertKindName = (kind: string): string => new Map<string, string>(Object.entries(names)).get(kind) ?? kind;

/** What the floor has to act on, and those who make plates. */
const kindsOfProduction = [
  'die-cancelled',
  'run-left',
  'run-dissolved',
  'stock-low',
  'proof-waived',
  'unread-file',
] as const satisfies readonly AlertKind[];

/** The kinds of alerts that a member of staff sees; null for all of them. */
export const alertsShown = (mayAll: boolean): readonly AlertKind[] | null => (mayAll ? null : kindsOfProduction);
