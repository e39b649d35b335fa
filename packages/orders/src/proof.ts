/** What stands between a printed line of an order and its plates. A line without print has no such state. */
export const artworkStates = ['awaiting-artwork', 'checking', 'proof-sent', 'change-wanted', 'approved'] as const;
export type ArtworkState = (typeof artworkStates)[number];

/** The states of a proof as issued. A superseded one shows what isn't printed any more. */
export const proofStates = ['sent', 'change-wanted', 'approved', 'superseded'] as const;
export type ProofState = (typeof proofStates)[number];

/** What a buyer says about artwork that hasn't come: it comes later, or they want help with it. */
export const artworkWishes = ['later', 'help'] as const;
export type ArtworkWish = (typeof artworkWishes)[number];

/** Where a line's artwork stands: its state, or what its state alone doesn't say. */
export const artworkStandings = [
  ...artworkStates,
  /** Its buyer wants help with the file that is awaited of them. */
  'help-wanted',
  /** A file is here, and has no page for the inside, which is ordered with print. */
  'inside-awaited',
  /** A file is here, and its check found something that has to be mended. */
  'mend-awaited',
  /** A file is here, and its check isn't done. */
  'being-checked',
] as const;
export type ArtworkStanding = (typeof artworkStandings)[number];

/** What the customer and staff read. */
export const artworkStandingNames: { readonly [standing in ArtworkStanding]: string } = {
  'awaiting-artwork': 'Artwork awaited',
  'help-wanted': 'Help with artwork wanted',
  'inside-awaited': 'Artwork of the inside awaited',
  'mend-awaited': 'Mended artwork awaited',
  'being-checked': 'File being checked',
  checking: 'Proof being made',
  'proof-sent': 'Proof to approve',
  'change-wanted': 'Change asked for',
  approved: 'Approved for print',
};

/** What they read instead once staff let it be printed without an approved proof. */
const waivedName = 'Agreed for print';

/**
 * What the customer and staff read of a line's artwork.
 *
 * @param isWaived whether staff let it be printed without an approved proof
 * @param isCancelled whether its order is cancelled, so that nothing is awaited
 */
export const artworkNameOf = (standing: ArtworkStanding, isWaived: boolean, isCancelled = false): string =>
  isCancelled ? 'Not printed' : isWaived && standing !== 'approved' ? waivedName : artworkStandingNames[standing];

/**
 * Who has to do something next; nobody once the proof is approved. All pages, mails, counts and queues ask here. What
 * comes first is the more urgent for whoever has to do it.
 */
export const artworkWaitsFor: { readonly [standing in ArtworkStanding]: 'customer' | 'us' | 'nobody' } = {
  'awaiting-artwork': 'customer',
  'inside-awaited': 'customer',
  'mend-awaited': 'customer',
  'proof-sent': 'customer',
  'help-wanted': 'us',
  'being-checked': 'us',
  checking: 'us',
  'change-wanted': 'us',
  approved: 'nobody',
};

/** The standings in which somebody has to do something, the more urgent first. */
export const artworkThatWaitsFor = (who: 'customer' | 'us'): AwaitedStanding[] =>
  (Object.keys(artworkWaitsFor) as AwaitedStanding[]).filter((standing) => artworkWaitsFor[standing] === who);

export type AwaitedStanding = Exclude<ArtworkStanding, 'approved'>;

/** Whether a file is awaited of the customer: the first one, or another in its place. */
export const isFileAwaited = (standing: ArtworkStanding): boolean =>
  standing !== 'proof-sent' && artworkWaitsFor[standing] === 'customer';

/**
 * Where the artwork of a whole order stands: of its lines' standings the one that its customer has to do something
 * about, otherwise one that we have to; null when nothing waits.
 */
export function artworkStepOf(standings: readonly ArtworkStanding[]): ArtworkStanding | null {
  const waiting = [...artworkThatWaitsFor('customer'), ...artworkThatWaitsFor('us')];
  return waiting.find((standing) => standings.includes(standing)) ?? null;
}

/** Who approved a proof, after “approved by”; empty if nobody did. Staff don't approve: they record the customer's word. */
export const approverOf = ({ approvedBy, approvedAs }: Approver): string =>
  approvedAs === 'staff' ? `the customer, recorded by ${approvedBy}` : (approvedBy ?? '');

interface Approver {
  readonly approvedBy: string | null;
  readonly approvedAs: 'customer' | 'guest' | 'staff' | null;
}

/** The same of a proof of this order: one that isn't decided awaits nobody once the order is cancelled. */
export const proofNameOf = (state: ProofState, isCancelled: boolean): string =>
  isCancelled && state === 'sent' ? 'Not decided' : proofStateNames[state];

const proofStateNames: { readonly [state in ProofState]: string } = {
  sent: 'To approve',
  'change-wanted': 'Change asked for',
  approved: 'Approved',
  superseded: 'Superseded',
};

/** What can happen to the artwork of a line. */
export const artworkEvents = [
  /** A file came: the first one, or another in its place. */
  'artwork-came',
  /** A proof was sent. */
  'proof-issued',
  /** Staff have taken back a proof that isn't decided. */
  'proof-withdrawn',
  'change-asked',
  'proof-approved',
  /** The customer has thought again, before plates are made. */
  'approval-withdrawn',
  /** The file of a sample was taken off again: it is made plain. */
  'artwork-taken-off',
] as const;
export type ArtworkEvent = (typeof artworkEvents)[number];

interface ArtworkStep {
  /** Null for a sample that is plain again. */
  readonly to: ArtworkState | null;
  /** What becomes of the newest proof; unchanged if absent. */
  readonly proof?: ProofState;
}

const anotherFile = { to: 'checking', proof: 'superseded' } as const;
const takenOff = { to: null, proof: 'superseded' } as const;
const newProof = { to: 'proof-sent', proof: 'superseded' } as const;

/** The life cycle of a line's artwork. What isn't in a state's row can't happen in it. */
export const artworkCycle: { readonly [state in ArtworkState]: { readonly [event in ArtworkEvent]?: ArtworkStep } } = {
  'awaiting-artwork': { 'artwork-came': { to: 'checking' } },
  checking: { 'artwork-came': anotherFile, 'proof-issued': newProof, 'artwork-taken-off': takenOff },
  'proof-sent': {
    'artwork-came': anotherFile,
    'proof-issued': newProof,
    'proof-withdrawn': { to: 'checking', proof: 'superseded' },
    'change-asked': { to: 'change-wanted', proof: 'change-wanted' },
    'proof-approved': { to: 'approved', proof: 'approved' },
    'artwork-taken-off': takenOff,
  },
  'change-wanted': { 'artwork-came': anotherFile, 'proof-issued': newProof, 'artwork-taken-off': takenOff },
  approved: { 'artwork-came': anotherFile, 'approval-withdrawn': { to: 'proof-sent', proof: 'sent' } },
};

/** What an event does to a line's artwork; null if it can't happen in this state. */
export const afterArtworkEvent = (state: ArtworkState, event: ArtworkEvent): ArtworkStep | null =>
  artworkCycle[state][event] ?? null;

/**
 * Why a line isn't printed yet, in a sentence for staff; null if it may be.
 *
 * @param isWaived whether staff let it be printed without an approved proof
 */
export function whyNotPrinted(standing: ArtworkStanding | null, isWaived = false): string | null {
  if (isWaived) return null;
  switch (standing) {
    case null:
    case 'approved':
      return null;
    case 'awaiting-artwork':
      return 'its artwork hasn’t come yet.';
    case 'help-wanted':
      return 'the customer wants help with its artwork.';
    case 'inside-awaited':
      return 'its file has a page for the outside and none for the inside, which is ordered with print: neither side has an approved proof.';
    case 'mend-awaited':
      return 'the check of its file found something that has to be mended.';
    case 'being-checked':
      return 'its file is being checked.';
    case 'checking':
      return 'its proof hasn’t been sent yet.';
    case 'proof-sent':
      return 'its proof isn’t approved yet.';
    case 'change-wanted':
      return 'the customer wants a change in its proof.';
  }
}

/** Why a box's file is laid into its plates by hand, in a sentence for staff that says who does it. */
export const laidByHand = {
  'too-large':
    'Its file is too large to be laid on the plates by the program: prepress lays it in by hand, from the file as it was sent.',
  'no-place':
    'Its file fits nowhere on the drawing, so the program doesn’t lay it on the plates: prepress lays it in by hand.',
} as const;
export type LaidByHand = keyof typeof laidByHand;

/** The same of a line by its newest file; null for what the program lays, or may: a file that isn't checked yet. */
export function whyLaidByHand({
  kind,
  artworks,
}: {
  readonly kind: string;
  readonly artworks: readonly {
    readonly artwork: { readonly byHand: boolean };
    readonly findings: readonly unknown[] | null;
    readonly placement: object | null;
  }[];
}): LaidByHand | null {
  const newest = artworks.at(-1);
  if (kind !== 'box' || newest === undefined) return null;
  if (newest.artwork.byHand) return 'too-large';
  return newest.findings !== null && newest.placement === null ? 'no-place' : null;
}

/** How what is printed inside a box gets on plates: by the program, by prepress, or not at all without a page for it. */
export type InsideOnPlates = 'laid' | LaidByHand | 'no-page';

/** How a box that is printed on both sides runs through the press. */
const twoPasses =
  'Two passes: first the outside, then, once that is dry, the inside, with the sheet turned over its side edges.';

/** The same in sentences for staff. @param page of its file; null where it isn’t known */
export function insideOnPlates(how: InsideOnPlates, page: number | null): string {
  switch (how) {
    case 'laid':
      return `Its inside is printed, too, from page ${page} of its file: the second page of the plates is the other side of the sheet. ${twoPasses}`;
    case 'too-large':
      return `Its inside is printed, too: prepress lays in both sides by hand. ${twoPasses}`;
    case 'no-place':
      return `Its inside is printed, too, and page ${page} of its file fits nowhere on the drawing from inside: prepress lays it in by hand. ${twoPasses}`;
    case 'no-page':
      return 'Both sides are ordered with print, and its file has a page for the outside alone, so nothing else is on its proof or its plates: don’t print it before the page for the inside has come and is approved, too.';
  }
}

/** After how many days the customer is reminded of what a line waits for: a file, a mended one, or a decision about a proof. */
export const artworkReminderDays = [1, 3, 6] as const;
