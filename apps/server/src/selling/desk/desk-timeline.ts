import type { DeskHappening } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { returnReasonNames, reversals } from '@boxwright/orders';
import type {
  ArtworkHistory,
  AuditRow,
  LedgerEntry,
  MailToCustomer,
  NamedMessage,
  NamedNote,
  Order,
  OrderStep,
  Refund,
  ReturnRequest,
  StoredDocument,
} from '@boxwright/storage';
import { documentKinds } from '../documents/document-kinds.ts';
import { statusLabel } from '../orders/status-label.ts';
import { type Deed, deedOf } from '../staff/deeds.ts';
import { presentChanges } from '../staff/present-changes.ts';
import { artworkHappenings } from './artwork-happenings.ts';
import { happening } from './happening.ts';

interface Happened {
  readonly order: Pick<Order, 'placedAt'>;
  readonly steps: readonly OrderStep[];
  readonly ledger: readonly LedgerEntry[];
  readonly refunds: readonly Refund[];
  readonly returns: readonly ReturnRequest[];
  readonly documents: readonly StoredDocument[];
  readonly mails: readonly MailToCustomer[];
  readonly messages: readonly NamedMessage[];
  readonly notes: readonly NamedNote[];
  readonly changes: readonly AuditRow[];
  readonly artwork: ArtworkHistory;
  readonly staffNames: ReadonlyMap<number, string>;
}

/** Deeds whose results the timeline shows: a separate entry would repeat them. */
const shownOtherwise: ReadonlySet<string> = new Set<Deed>([
  'PlaceSale',
  'MoveOrder',
  'MoveOrders',
  'DecideReturn',
  'RecordPayment',
  'ReversePayment',
  'IssueCreditNote',
  'IssueDebitNote',
  'RefundOrder',
  'AddOrderNote',
  'ChangeOrderNote',
  'WriteToCustomer',
  'MarkMessagesRead',
  'SendPaymentLink',
  'NoteMobileCall',
  'SendArtworkAtDesk',
  'IssueProof',
  'CommentOnProofAtDesk',
  'DecideProofAtDesk',
]);

/** A refund paid by hand is shown as the payment; one that is requested again from the gateway isn't. */
const isShownOtherwise = ({ operation, after }: AuditRow): boolean =>
  shownOtherwise.has(operation) || (operation === 'SettleRefund' && after?.['refund'] === 'succeeded');

/** Everything that has happened to an order, oldest first. */
export function deskTimeline(happened: Happened): DeskHappening[] {
  const { order, steps, ledger, refunds, returns, documents, mails, messages, notes, changes, artwork, staffNames } =
    happened;
  const nameOf = (id: number | null) => (id === null ? '' : (staffNames.get(id) ?? ''));
  const changeOf = (deed: Deed, at?: Date) =>
    changes.find(
      ({ operation, createdAt }) => operation === deed && (at === undefined || createdAt.getTime() === at.getTime()),
    );
  const reasonOf = ({ kind, createdAt }: LedgerEntry) => {
    const deed = deedsOfEntries[kind] ?? null;
    return deed === null ? '' : (changeOf(deed, createdAt)?.reason ?? '');
  };
  return [
    happening('order', statusLabel('IN-PROCESS'), [], changeOf('PlaceSale')?.staffName ?? '', order.placedAt),
    ...steps.map((step) =>
      happening(
        'step',
        step.actor === 'customer' ? `${statusLabel(step.status)} by the customer` : statusLabel(step.status),
        [[step.courier, step.trackingNumber].filter(Boolean).join(', '), step.note ?? ''],
        nameOf(step.staffId),
        step.createdAt,
      ),
    ),
    ...ledger.map((entry) =>
      happening(
        'payment',
        entryTitle(entry),
        [
          entry.gatewayPaymentId ?? '',
          entry.reversalCause === null ? '' : reversals[entry.reversalCause].paper,
          reasonOf(entry),
        ],
        nameOf(entry.staffId),
        entry.createdAt,
      ),
    ),
    ...refunds.map((refund) => {
      const asked = changeOf('RefundOrder', refund.createdAt);
      const reason = asked?.reason ?? '';
      return happening(
        'refund',
        `Refund of ${rupees(refund.amountPaise)} requested`,
        [refund.cause, refund.causeCode === 'agreed' ? '' : reason, refund.problem ?? ''],
        asked?.staffName ?? '',
        refund.createdAt,
      );
    }),
    ...returns.flatMap((request) => [
      happening(
        'return',
        `Return request ${request.id}: ${returnReasonNames[request.reason]}`,
        [request.description],
        '',
        request.createdAt,
      ),
      ...(request.decidedAt === null
        ? []
        : [
            happening(
              'return',
              `Return request ${request.id} ${request.state}`,
              [request.answer ?? ''],
              nameOf(request.decidedBy),
              request.decidedAt,
            ),
          ]),
    ]),
    ...documents
      .filter(({ number }) => number !== null)
      .map(({ kind, number, issuedAt }) =>
        happening('document', `${documentKinds[kind].title} ${number}`, [], '', issuedAt),
      ),
    ...mails.map(({ subject, state, createdAt }) =>
      happening('mail', `Mail: ${subject}`, state === 'failed' ? ['It could not be sent.'] : [], '', createdAt),
    ),
    ...messages.map(({ sender, text, staffName, createdAt }) =>
      happening(
        'message',
        sender === 'customer' ? 'Message from the customer' : 'Message to the customer',
        [text],
        staffName ?? '',
        createdAt,
      ),
    ),
    ...notes.map(({ text, staffName, createdAt }) => happening('note', 'Note', [text], staffName, createdAt)),
    ...artworkHappenings(artwork),
    ...changes
      .filter((change) => !isShownOtherwise(change))
      .map((change) => happening('change', deedOf(change), linesOf(change), change.staffName, change.createdAt)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const rupees = (amount: number): string => formatRupees(paise(amount));

const entryTitles: Readonly<Record<LedgerEntry['kind'], string>> = {
  payment: 'received online',
  cash: 'received in cash',
  transfer: 'received by bank transfer',
  cheque: 'received by cheque',
  refund: 'paid back',
  reversal: 'reversed',
  credit: 'credited',
  debit: 'debited',
  account: 'paid from the account',
  moved: 'moved to the account',
  tds: 'kept as TDS',
};

/** Entries whose reason stands with the deed. */
const deedsOfEntries: Partial<Record<LedgerEntry['kind'], Deed>> = {
  reversal: 'ReversePayment',
  credit: 'IssueCreditNote',
  debit: 'IssueDebitNote',
};

const entryTitle = ({ kind, amountPaise }: LedgerEntry): string =>
  `${rupees(Math.abs(amountPaise))} ${entryTitles[kind]}`;

const linesOf = (change: AuditRow): string[] => [
  ...presentChanges(change).map(({ what, from, to }) =>
    from === null || to === null ? `${what}: ${from ?? to ?? 'none'}` : `${what}: ${from} → ${to}`,
  ),
  change.reason ?? '',
];
