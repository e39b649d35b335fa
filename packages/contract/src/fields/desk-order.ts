import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';

const text = z.string();
const whole = z.int();

/** A step that may be taken next. */
const deskStep = record({
  to: field('status', text),
  label: field('label', text),
  /** What the customer is mailed about what happens next. */
  told: field('told', text),
  needsCourier: field('needs_courier', z.boolean()),
});
export type DeskStep = z.output<typeof deskStep>;

/** What is made of a line, besides what its row says. */
const deskLine = record({
  /** The specification in reading order. */
  details: field('details', z.array(record({ label: field('label', text), value: field('value', text) }))),
  /** Parts of the price, before tax. */
  parts: field('parts', z.array(record({ label: field('label', text), amount: field('amount', rupees) }))),
  files: field('files', z.array(record({ label: field('label', text), url: field('url', text) }))),
  /** Address of the artwork's picture; empty where there is none. */
  preview: field('preview', text),
});
export type DeskLine = z.output<typeof deskLine>;

const deskEntry = record({
  kind: field('kind', z.enum(['payment', 'refund', 'cash', 'transfer'])),
  /** Negative for a refund. */
  amount: field('amount', rupees),
  reference: field('reference', text),
  at: field('at', moment),
  /** The day on which cash or a transfer came in, or was paid back by hand, `YYYY-MM-DD`; null for others. */
  receivedOn: field('received_on', text.nullable()),
  /** Who of the staff has recorded it; empty for others. */
  by: field('by', text),
});
export type DeskEntry = z.output<typeof deskEntry>;

const deskAttempt = record({
  transactionId: field('txnid', text),
  amount: field('amount', rupees),
  state: field('state', z.enum(['open', 'pending', 'succeeded', 'failed', 'cancelled'])),
  gateway: field('gateway', text),
  gatewayPaymentId: field('mipid', text),
  method: field('method', text),
  at: field('at', moment),
  changedAt: field('changed_at', moment),
});
export type DeskAttempt = z.output<typeof deskAttempt>;

const deskRefund = record({
  id: field('refund_id', whole),
  amount: field('amount', rupees),
  state: field('state', z.enum(['requested', 'asked', 'succeeded', 'by-hand'])),
  /** Through the gateway; otherwise it can only be transferred. */
  hasGateway: field('has_gateway', z.boolean()),
  cause: field('cause', text),
  problem: field('problem', text),
  reference: field('reference', text),
  at: field('at', moment),
  changedAt: field('changed_at', moment),
});
export type DeskRefund = z.output<typeof deskRefund>;

/** A message about an order, for its customer and for the desk. */
export const orderMessage = record({
  id: field('message_id', whole),
  sender: field('sender', z.enum(['customer', 'staff'])),
  text: field('text', text),
  at: field('at', moment),
  readAt: field('read_at', moment.nullable()),
});
export type OrderMessageRow = z.output<typeof orderMessage>;

const deskMessage = record({
  id: field('message_id', whole),
  sender: field('sender', z.enum(['customer', 'staff'])),
  /** The member of staff; empty for the customer's. */
  by: field('by', text),
  text: field('text', text),
  at: field('at', moment),
  readAt: field('read_at', moment.nullable()),
});

const orderNote = record({
  id: field('note_id', whole),
  version: field('version', whole),
  by: field('by', text),
  /** Whether the caller wrote it, and so may change it. */
  isOwn: field('own', z.boolean()),
  text: field('text', text),
  at: field('at', moment),
  changedAt: field('changed_at', moment.nullable()),
});
export type OrderNoteRow = z.output<typeof orderNote>;

const deskHappening = record({
  kind: field(
    'kind',
    z.enum(['order', 'step', 'payment', 'refund', 'return', 'document', 'mail', 'message', 'note', 'change']),
  ),
  title: field('title', text),
  /** A line each. */
  lines: field('lines', z.array(text)),
  /** The member of staff; empty for others. */
  by: field('by', text),
  at: field('at', moment),
});
export type DeskHappening = z.output<typeof deskHappening>;

/** All that the desk knows about an order, besides its rows and documents. */
export const deskOrder = record({
  company: field('company', text),
  /** Empty for an account that was erased. */
  email: field('email', text),
  mobile: field('mobile', text),
  /** What the caller's role may do with it. */
  may: field(
    'may',
    record({
      steps: field('steps', z.boolean()),
      changes: field('changes', z.boolean()),
      payments: field('payments', z.boolean()),
      refunds: field('refunds', z.boolean()),
    }),
  ),
  /** The day by which it is to be ready, `YYYY-MM-DD`, as in the list; null before it is accepted, and where none is promised. */
  readyBy: field('ready_by', text.nullable()),
  /** Whether it should have been ready before today, and isn't. */
  isLate: field('late', z.boolean()),
  /** The usual one first; without cancelling. */
  steps: field('steps', z.array(deskStep)),
  /** Null where the order can't be cancelled any more, or by this caller. */
  cancellation: field(
    'cancellation',
    record({
      /** Why it can't be now; empty where it can. */
      problem: field('problem', text),
      /** What goes back the way it was paid, and what is transferred. */
      refund: field('refund', rupees),
      byHand: field('by_hand', rupees),
    }).nullable(),
  ),
  lines: field('lines', z.array(deskLine)),
  ledger: field('ledger', z.array(deskEntry)),
  attempts: field('attempts', z.array(deskAttempt)),
  refunds: field('refunds', z.array(deskRefund)),
  /** What may be paid back now: what was paid too much, and after the dispatch what is agreed. */
  refundable: field('refundable', rupees),
  overpaid: field('overpaid', rupees),
  /** Absolute address at which the customer pays without signing in; empty where nothing can be paid online. */
  payUrl: field('pay_url', text),
  /** The mobile number to call before the order can be paid on delivery; empty when no call is waited for. */
  mobileToCall: field('mobile_to_call', text),
  trackUrl: field('track_url', text),
  messages: field('messages', z.array(deskMessage)),
  notes: field('notes', z.array(orderNote)),
  /** Oldest first. */
  timeline: field('timeline', z.array(deskHappening)),
  /** The orders beside it in the list that it was opened from. */
  newerId: field('newer_id', whole.nullable()),
  olderId: field('older_id', whole.nullable()),
  /** The part of that list to go back to, and the order to stand on there: this one, or what has taken its place. */
  back: field(
    'back',
    record({
      olderThan: field('olderthan', whole.nullable()),
      newerThan: field('newerthan', whole.nullable()),
      orderId: field('orderid', whole.nullable()),
    }),
  ),
});
