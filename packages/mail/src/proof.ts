import { type Block, composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

/** An order in the mails about its artwork and proofs. */
export interface ProofMailOrder {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
  readonly orderNumber: string;
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  /** Absolute URLs of the order's artwork and proofs: whoever has `decide` decides, whoever has `comment` looks and comments. */
  readonly links: { readonly decide: string; readonly comment: string };
}

/** A mail about one item of an order. */
interface ProofMailItem extends ProofMailOrder {
  /** "Item 2, Soap Box". */
  readonly item: string;
  /** Absent where it is the only item of its order. */
  readonly itemNumber?: number;
}

/** What a mail is about, at the beginning of its subject: mails about several items of an order stand below each other. */
const subjectOf = ({ orderNumber, itemNumber }: ProofMailItem): string =>
  `Order ${orderNumber}${itemNumber === undefined ? '' : `, item ${itemNumber}`}`;

const reasonOf = ({ customer }: ProofMailOrder): string =>
  `You get this mail because an order was placed with ${customer.email}.`;

/** The link for colleagues. The mail itself shouldn't be forwarded. */
const forColleagues = ({ links }: ProofMailOrder): readonly Block[] => [
  {
    kind: 'paragraph',
    text: 'Whoever has this mail can decide. To ask a colleague, send them this link instead: it shows everything and takes comments.',
  },
  { kind: 'link', label: 'Link for colleagues', url: links.comment },
];

export interface ProofSent extends ProofMailItem {
  readonly number: number;
  /** Whether it is folded from panels. */
  readonly isFolded: boolean;
  /** From the desk; empty if there is none. */
  readonly note: string;
  /** When the order is ready, as a sentence. */
  readonly ready?: string;
}

/** To the customer: a proof of an item waits for their decision. */
export function proofSentMail(data: ProofSent): Mail {
  const { company, customer, orderNumber, notice, item, number, isFolded, note, ready, links } = data;
  return composeMail(company, {
    subject: `${subjectOf(data)}: please approve your proof`,
    preheader: `${item}, proof ${number}. We print it once you have approved it.`,
    title: 'Your proof is here',
    notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, here is proof ${number} of your order ${orderNumber}: ${item}. It shows what is printed and where, and what the check of the file found.`,
      },
      ...(note === '' ? [] : [{ kind: 'paragraph', text: note } as const]),
      {
        kind: 'steps',
        steps: [
          isFolded
            ? 'Check texts, codes, colours, sizes, and the side on which each panel lies.'
            : 'Check texts, codes, colours, sizes, and where the cut runs.',
          'Approve it with your name, or ask for a change. You can mark the place.',
          'We print once it is approved, exactly as it was approved.',
        ],
      },
      { kind: 'button', label: 'See the proof', url: links.decide },
      ...(ready ? [{ kind: 'paragraph', text: ready } as const] : []),
      { kind: 'crease' },
      ...forColleagues(data),
    ],
    reason: reasonOf(data),
  });
}

export interface PrintWaived extends ProofMailItem {
  /** The name of the file that is printed. */
  readonly file: string;
  /** When staff let it be printed. */
  readonly at: Date;
}

/** To the customer: an item is printed without an approved proof, and how they stop that if they didn't agree to it. */
export function printWaivedMail(data: PrintWaived): Mail {
  const { company, customer, notice, item, file, at, links } = data;
  return composeMail(company, {
    subject: `${subjectOf(data)}: printed without an approved proof`,
    preheader: 'If you didn’t agree to that, please tell us before work on it begins.',
    title: 'We print it without an approved proof',
    notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, our order desk has noted that this item may be printed although its proof isn’t approved. If you didn’t agree to that, open the page and ask for a change or send another file, or call us at once: until work on it begins, that stops it.`,
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Item', value: item, strong: true },
          { name: 'File', value: file },
          { name: 'Date', value: longDateAndTime(at) },
        ],
      },
      { kind: 'button', label: 'See what is printed', url: links.decide },
    ],
    reason: reasonOf(data),
  });
}

export interface ProofReminder extends ProofMailOrder {
  /** Items whose proof is to be decided, and since when. */
  readonly proofs: readonly { readonly item: string; readonly number: number; readonly sentAt: Date }[];
  /** Items whose artwork is awaited, what is to be done, and what has to be mended in the file that is here. */
  readonly artwork: readonly { readonly item: string; readonly wanted: string; readonly faults: readonly string[] }[];
  readonly ready?: string;
}

/** To the customer: what an order waits for, a decision about proofs or artwork or both. */
export function proofReminderMail(data: ProofReminder): Mail {
  const { company, customer, orderNumber, notice, proofs, artwork, ready, links } = data;
  const decide = proofs.length > 0;
  const wanted = !decide ? 'your artwork' : artwork.length > 0 ? 'your decision and your artwork' : 'your decision';
  return composeMail(company, {
    subject: `Order ${orderNumber} waits for ${wanted}`,
    preheader: decide ? 'We print once you have approved the proof.' : 'We make your proof once the artwork is here.',
    title: `We wait for ${wanted}`,
    notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, your order ${orderNumber} can’t be printed yet. This is what we need from you:`,
      },
      {
        kind: 'facts',
        rows: [
          ...proofs.map(({ item, number, sentAt }) => ({
            name: item,
            value: 'Approve the proof',
            notes: [`Proof ${number}, sent on ${longDateAndTime(sentAt)}`],
          })),
          ...artwork.map(({ item, wanted, faults }) => ({ name: item, value: wanted, notes: faults })),
        ],
      },
      { kind: 'button', label: decide ? 'See the proof' : 'Send your artwork', url: links.decide },
      ...(artwork.length > 0
        ? [
            {
              kind: 'paragraph',
              text: `${artwork.some(({ faults }) => faults.length === 0) ? 'If you have no artwork yet, or want help with it,' : 'If you want help with it,'} say so on the same page or write to ${company.email}.`,
            } as const,
          ]
        : []),
      ...(ready ? [{ kind: 'paragraph', text: ready } as const] : []),
      { kind: 'crease' },
      ...forColleagues(data),
    ],
    reason: reasonOf(data),
  });
}

export interface ProofDecided extends ProofMailItem {
  readonly number: number;
  /** `before`: approved as in an earlier order, which the text names. `replaced`: another file took its approved one's place. */
  readonly decision: 'approve' | 'change' | 'withdraw' | 'before' | 'replaced';
  /** Who decided, under the name that they typed; of staff, who decided on the customer's word, their name. */
  readonly by: string;
  readonly isByStaff: boolean;
  readonly at: Date;
  /** What is to be changed; of staff, how they know what the customer decided. */
  readonly text: string;
  /** The name of the file that it shows. */
  readonly file: string;
}

interface DecidedWords {
  readonly subject: (proof: number) => string;
  readonly preheader: (by: string) => string;
  readonly title: string;
  readonly text: (customer: string) => string;
  readonly by: string;
  readonly button: string;
  /** Above the text; how staff know it, for their decisions, if absent. */
  readonly heading?: string;
}

const decidedWords: Readonly<Record<ProofDecided['decision'], DecidedWords>> = {
  approve: {
    subject: (proof) => `proof ${proof} is approved`,
    preheader: (by) => `Approved by ${by}.`,
    title: 'Your proof is approved',
    text: (customer) =>
      `Hello ${customer}, thank you. We print this item as the proof shows it. If you didn’t want that, open the page or call us at once: until work on it begins, the approval can be withdrawn.`,
    by: 'Approved by',
    button: 'See what is approved',
  },
  before: {
    subject: (proof) => `proof ${proof} is approved as before`,
    preheader: () => 'It is the same item with the same file: we print it without asking you again.',
    title: 'Approved as before',
    text: (customer) =>
      `Hello ${customer}, this item and its file are the same as you approved before, so we print it without asking you again. If you want something else, open the page or call us at once: until work on it begins, the approval can be withdrawn.`,
    by: 'Approved by',
    button: 'See what is approved',
    heading: 'As before',
  },
  change: {
    subject: (proof) => `we change proof ${proof}`,
    preheader: () => 'You get a new proof.',
    title: 'We change your proof',
    text: (customer) =>
      `Hello ${customer}, what is to be changed has reached us, and we send you a new proof. If you have a new file, you can send it on the same page.`,
    by: 'Asked for by',
    button: 'See the proof',
  },
  replaced: {
    subject: (proof) => `proof ${proof} no longer counts`,
    preheader: () => 'Another file came after it was approved. We don’t print it before its own proof is approved.',
    title: 'Another file replaces the approved one',
    text: (customer) =>
      `Hello ${customer}, after this proof was approved, the file below came in the place of the approved one, or was placed anew. That approval no longer counts: we send you a new proof and print nothing of this item before you approve it. If you didn’t want that, send the approved file again on the same page and approve the new proof that we then show you of it, or call us.`,
    by: 'Sent by',
    button: 'See what came',
  },
  withdraw: {
    subject: (proof) => `the approval of proof ${proof} is withdrawn`,
    preheader: () => 'We don’t print it until the proof is approved again.',
    title: 'The approval is withdrawn',
    text: (customer) =>
      `Hello ${customer}, the approval of this proof is withdrawn, and we don’t print the item. Please approve the proof again, or ask for a change.`,
    by: 'Withdrawn by',
    button: 'See the proof',
  },
};

/** To the customer: what was decided about a proof, by whom and when. */
export function proofDecidedMail(data: ProofDecided): Mail {
  const { company, customer, notice, item, number, decision, by, isByStaff, at, text, file, links } = data;
  const words = decidedWords[decision];
  const who = isByStaff ? `you, recorded by ${by}` : by;
  return composeMail(company, {
    subject: `${subjectOf(data)}: ${words.subject(number)}`,
    preheader: words.preheader(who),
    title: words.title,
    notice,
    blocks: [
      { kind: 'paragraph', text: words.text(customer.name) },
      {
        kind: 'facts',
        rows: [
          { name: 'Item', value: item, strong: true },
          { name: 'Proof', value: String(number) },
          { name: 'File', value: file },
          // The name is typed with approvals, and optional otherwise.
          ...(by === '' ? [] : [{ name: words.by, value: who }]),
          { name: 'Date', value: longDateAndTime(at) },
        ],
      },
      ...(text === ''
        ? []
        : [
            { kind: 'heading', text: words.heading ?? (isByStaff ? 'How we know' : 'To be changed') } as const,
            { kind: 'paragraph', text } as const,
          ]),
      { kind: 'button', label: words.button, url: links.decide },
    ],
    reason: reasonOf(data),
  });
}
