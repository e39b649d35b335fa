/** The portal's answer about one document, as read. */
export interface PortalAnswer {
  readonly irn: string;
  readonly ackNumber: string;
  /** The moment of the registration. */
  readonly ackAt: Date;
  /** The signed text of the QR code, a JSON Web Token. */
  readonly signedQr: string;
  readonly isCancelled: boolean;
  readonly qr: PortalQr;
}

/** What the QR code says. */
interface PortalQr {
  readonly sellerGstin: string;
  readonly buyerGstin: string;
  readonly number: string;
  /** `INV` or `CRN`. */
  readonly type: string;
  /** `DD/MM/YYYY`. */
  readonly date: string;
  /** Rupees. */
  readonly total: number;
  readonly irn: string;
}

interface ReadAnswers {
  readonly answers: readonly PortalAnswer[];
  /** What couldn't be read, one sentence each. */
  readonly unreadable: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the portal's answer: the JSON of one document, or the list of a file with many, as the portal's pages and its API
 * give them. Null when the text is no JSON, or holds no answer at all.
 */
export function readPortalAnswers(text: string): ReadAnswers | null {
  const parsed = parsedJson(text.replace(/^\uFEFF/, ''));
  const entries = (Array.isArray(parsed) ? parsed : [parsed]).map(unwrapped);
  if (!entries.some((entry) => entry !== null && (textIn(entry, 'Irn') !== '' || textIn(entry, 'SignedQRCode') !== '')))
    return null;
  const read = entries.map((entry, place) => readOne(entry, place + 1));
  return {
    answers: read.flatMap((one) => (typeof one === 'string' ? [] : [one])),
    unreadable: read.flatMap((one) => (typeof one === 'string' ? [one] : [])),
  };
}

/** The API puts an answer into `Data`, as an object or as its JSON. */
function unwrapped(entry: unknown): Values | null {
  const outer = isValues(entry) ? entry : null;
  const inner = outer?.['Data'] ?? outer?.['data'];
  const data = typeof inner === 'string' ? parsedJson(inner) : inner;
  return isValues(data) ? data : outer;
}

function readOne(entry: Values | null, place: number): PortalAnswer | string {
  if (entry === null) return `Entry ${place} is no answer about a document.`;
  const signedQr = textIn(entry, 'SignedQRCode');
  if (signedQr === '') return `Entry ${place} lacks SignedQRCode, the text of the QR code.`;
  const qr = readQr(signedQr);
  if (qr === null) return `Entry ${place}: its SignedQRCode can’t be read. Was it cut off?`;
  const ackNumber = textIn(entry, 'AckNo');
  const ackAt = indianMoment(textIn(entry, 'AckDt'));
  if (!/^\d{1,20}$/.test(ackNumber) || ackAt === null)
    return `${qr.number}: the answer lacks the number or the date of the acknowledgement (AckNo, AckDt).`;
  const irn = (textIn(entry, 'Irn') || qr.irn).toLowerCase();
  return { irn, ackNumber, ackAt, signedQr, isCancelled: textIn(entry, 'Status').toUpperCase() === 'CNL', qr };
}

/** The most bytes that a QR code can hold; the portal's have about a thousand. */
const mostInQr = 2_900;

/** What the signed text says. Its signature isn't checked: that needs the portal's key. */
function readQr(signed: string): PortalQr | null {
  if (signed.length > mostInQr) return null;
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(signed) ?? [];
  const token = parsedJson(Buffer.from(payload, 'base64url').toString('utf8'));
  const data = isValues(token) ? token['data'] : undefined;
  const said = typeof data === 'string' ? parsedJson(data) : data;
  if (!isValues(said)) return null;
  const total = Number(said['TotInvVal']);
  const qr = {
    sellerGstin: textIn(said, 'SellerGstin'),
    buyerGstin: textIn(said, 'BuyerGstin'),
    number: textIn(said, 'DocNo'),
    type: textIn(said, 'DocTyp'),
    date: textIn(said, 'DocDt'),
    irn: textIn(said, 'Irn').toLowerCase(),
  };
  return /^[A-Za-z0-9/-]{1,16}$/.test(qr.number) && Number.isFinite(total) ? { ...qr, total } : null;
}

/** A text or whole number of an object. The portals write the same name now in capitals, now in small letters. */
function textIn(values: Values, name: string): string {
  const key = Object.keys(values).find((each) => each.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : values[key];
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** `2026-11-03 18:03:00`, India's time; null for anything else. */
function indianMoment(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  const moment = new Date(`${day}T${time}+05:30`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
