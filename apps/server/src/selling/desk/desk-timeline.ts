import type { DeskHappening } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { returnReasonNames } from '@boxwright/orders';
import type {
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
  readonly staffNames: ReadonlyMap<number, string>;
}

/** Operations whose changes the timeline tells by what they have made. */
const toldOtherwise: readonly string[] = [
  'MoveOrder',
  'DecideReturn',
  'RecordPayment',
  'AddOrderNote',
  'ChangeOrderNote',
  'WriteToCustomer',
  'SendPaymentLink',
];

/** All that has happened to an order, oldest first. */
export function deskTimeline(happened: Happened): DeskHappening[] {
  const { order, steps, ledger, refunds, returns, documents, mails, messages, notes, changes, staffNames } = happened;
  const nameOf = (id: number | null) => (id === null ? '' : (staffNames.get(id) ?? ''));
  return [
    happening('order', statusLabel('IN-PROCESS'), [], '', order.placedAt),
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
      happening('payment', entryTitle(entry), [entry.gatewayPaymentId ?? ''], nameOf(entry.staffId), entry.createdAt),
    ),
    ...refunds.map((refund) =>
      happening(
        'refund',
        `Refund of ${rupees(refund.amountPaise)} requested`,
        [refund.cause, refund.problem ?? ''],
        '',
        refund.createdAt,
      ),
    ),
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
    ...changes
      .filter(({ operation }) => !toldOtherwise.includes(operation))
      .map((change) =>
        happening('change', wordsOf(change.operation), linesOf(change), change.staffName, change.createdAt),
      ),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const happening = (
  kind: DeskHappening['kind'],
  title: string,
  lines: readonly string[],
  by: string,
  at: Date,
): DeskHappening => ({ kind, title, lines: lines.filter((line) => line !== ''), by, at });

const rupees = (amount: number): string => formatRupees(paise(amount));

const entryTitles: Readonly<Record<LedgerEntry['kind'], string>> = {
  payment: 'received online',
  cash: 'received in cash',
  transfer: 'received by bank transfer',
  refund: 'paid back',
};

const entryTitle = ({ kind, amountPaise }: LedgerEntry): string =>
  `${rupees(Math.abs(amountPaise))} ${entryTitles[kind]}`;

/** "DeleteOrderNote" as "Delete order note". */
const wordsOf = (operation: string): string => {
  const words = operation.replace(/_/g, ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

function linesOf({ before, after, reason }: AuditRow): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const values = names.map((name) => {
    const [was, is] = [before?.[name], after?.[name]].map(valueText);
    return was === '' || is === '' ? `${name}: ${was}${is}` : `${name}: ${was} → ${is}`;
  });
  return [...values, reason ?? ''];
}

const valueText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
