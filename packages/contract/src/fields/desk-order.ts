import { z } from 'zod';
import { paidSteps, reprintCauses, reversalCauses, supplyKinds } from '../forms/desk-order.ts';
import { field, record } from '../kernel/record.ts';
import { moment, rupees } from '../kernel/values.ts';

const text = z.string();
const whole = z.int();

/** A step that may be taken next. */
const deskStep = record({
  to: field('status', text),
  label: field('label', text),
  /** What the mail tells the customer about what happens next. */
  whatHappensNext: field('what_happens_next', text),
  needsCourier: field('needs_courier', z.boolean()),
  /** What is to be paid before it; empty if it may be taken. */
  waitsFor: field('waits_for', text),
});
export type DeskStep = z.output<typeof deskStep>;

/** What production needs to know of a line, besides its row. */
const deskLine = record({
  /** The specification in reading order. */
  details: field('details', z.array(record({ label: field('label', text), value: field('value', text) }))),
  /** Parts of the price, before tax. */
  parts: field('parts', z.array(record({ label: field('label', text), amount: field('amount', rupees) }))),
  /** Without an address: a file that is still to come. */
  files: field('files', z.array(record({ label: field('label', text), url: field('url', text) }))),
  /** Address of the artwork's picture; empty without one. */
  preview: field('preview', text),
  /** The pieces that were good when it was packed; null if nobody has counted. */
  good: field('good', whole.nullable()),
  /** The pieces that the invoice charges. */
  charged: field('charged', whole),
  /** Whether more is missing than the terms allow. */
  isShort: field('short', z.boolean()),
  /** Its job in the works; null until its order is accepted. */
  job: field(
    'job',
    record({
      id: field('job_id', whole),
      /** As in the barcode of its ticket. */
      code: field('job_code', text),
      /** Its steps, in their order. */
      route: field('route', z.array(text)),
      /** The next step, or `packed`. */
      stage: field('stage', text),
      isRunning: field('running', z.boolean()),
      /** Whether it is still in the works. */
      isOpen: field('open', z.boolean()),
    }).nullable(),
  ),
});
export type DeskLine = z.output<typeof deskLine>;

const deskEntry = record({
  id: field('entry_id', whole),
  kind: field(
    'kind',
    z.enum([
      ...(['payment', 'refund', 'cash', 'transfer', 'cheque', 'reversal'] as const),
      ...(['credit', 'debit', 'account', 'moved', 'tds'] as const),
    ]),
  ),
  /** Negative for a refund, reversal or debit. */
  amount: field('amount', rupees),
  reference: field('reference', text),
  at: field('at', moment),
  /** The day on which cash or a transfer was received, a cheque cleared, or it was refunded or reversed, `YYYY-MM-DD`; null for other entries. */
  receivedOn: field('received_on', text.nullable()),
  /** The member of staff who recorded it; empty for other entries. */
  by: field('by', text),
  /** Why a reversal takes an entry back; null for other entries. */
  cause: field('cause', z.enum(reversalCauses).nullable()),
  /** Whether it was recorded by hand and still counts. */
  isReversible: field('reversible', z.boolean()),
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
  state: field('state', z.enum(['requested', 'asked', 'succeeded', 'by-hand', 'withdrawn'])),
  /** Whether it can be refunded through the gateway; otherwise only by transfer. */
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
  /** The member of staff; empty if the customer wrote it. */
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
    z.enum(['order', 'step', 'payment', 'refund', 'return', 'document', 'mail', 'message', 'note', 'proof', 'change']),
  ),
  title: field('title', text),
  /** One entry per line. */
  lines: field('lines', z.array(text)),
  /** The member of staff; empty for other events. */
  by: field('by', text),
  at: field('at', moment),
});
export type DeskHappening = z.output<typeof deskHappening>;

/** What can be corrected of an order's address; absent parts are empty. */
const correctableAddress = record({
  companyName: field('company', text),
  contactName: field('contact', text),
  mobile: field('mobile', text),
  email: field('email', text),
  flat: field('flat', text),
  area: field('area', text),
  landmark: field('landmark', text),
});

const placeOfAddress = record({
  /** GST code; empty for an address without one. */
  state: field('state', text),
  city: field('city', text),
  pincode: field('pincode', text),
});

/** An order that is linked to another one by a reprint. */
const reprintLink = record({
  id: field('orderid', whole),
  number: field('number', text),
  cause: field('cause', z.enum(reprintCauses)),
  /** The cause in words. */
  why: field('why', text),
});

/** A job of an order that may be cancelled, which the works haven’t finished. */
const workInHand = record({
  code: field('fld_job_code', text),
  /** Its next step. */
  stage: field('fld_stage', text),
  /** Whether somebody is at that step. */
  isStarted: field('fld_started', z.boolean()),
  /** Its run, while it shares a sheet with others; null if it is made by itself. */
  runCode: field('fld_run_code', text.nullable()),
  /** Whether work on the run has begun, so that it goes on without the job; otherwise it is dissolved. */
  isRunBegun: field('fld_run_begun', z.boolean()),
  /** Whether work on it has begun, or it has its place in a run. */
  isBegun: field('fld_begun', z.boolean()),
  /** Its steps, in their order. */
  route: field('fld_route', z.array(text)),
  /** The codes of the other orders' jobs in the run. */
  others: field('others', z.array(text)),
});

/** Everything that the desk knows about an order, besides its rows and documents. */
export const deskOrder = record({
  customerId: field('customer_id', z.int()),
  company: field('company', text),
  /** Empty if the account was erased. */
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
      proofs: field('proofs', z.boolean()),
      /** Let it be printed without an approved proof. */
      waivers: field('waivers', z.boolean()),
      /** Let it go on although money is missing. */
      unpaid: field('unpaid', z.boolean()),
      /** Take a recorded payment back. */
      reversals: field('reversals', z.boolean()),
      /** Decide where it is supplied. */
      supply: field('supply', z.boolean()),
    }),
  ),
  /** What is doubtful about the GSTIN that is billed, until somebody decides; empty for nothing. */
  gstinDoubt: field('gstin_doubt', text),
  /** Whether its goods need an e-way bill to travel, and have one. */
  eWayBill: field('eway_bill', z.enum(['not-needed', 'needed', 'made'])),
  /** What can be corrected of its addresses; null for one that can't be any more. */
  correctable: field(
    'correctable',
    record({
      billing: field('billing', correctableAddress.nullable()),
      shipping: field('shipping', correctableAddress.nullable()),
    }),
  ),
  /** Where it is supplied, and the states to choose from; null once that can't be changed, or not by this caller. */
  supply: field(
    'supply',
    record({
      place: field('place', text),
      kind: field('kind', z.enum(supplyKinds)),
      buyerName: field('buyer_name', text),
      buyerAddress: field('buyer_address', text),
      country: field('country', text),
      countries: field('countries', z.array(record({ value: field('value', text), label: field('label', text) }))),
      /** The letter of undertaking that is valid today; empty without one. */
      lut: field('lut', text),
      states: field('states', z.array(record({ value: field('value', text), label: field('label', text) }))),
    }).nullable(),
  ),
  /** The papers at the customs of an export, for who may note them; null for everything else. */
  customs: field(
    'customs',
    record({ port: field('port', text), number: field('number', text), day: field('day', text) }).nullable(),
  ),
  /** What else can be corrected of it; null if nothing can, or not by this caller. */
  correction: field(
    'correction',
    record({
      /** When it was changed last, to be sent with a correction. */
      seen: field('seen', moment),
      gstin: field('gstin', text),
      billing: field('billing', placeOfAddress),
      shipping: field('shipping', placeOfAddress),
      /** Whether the place of delivery can be changed. */
      isShippingOpen: field('shipping_open', z.boolean()),
      /** The items whose quantities can be changed by this caller. */
      quantities: field(
        'quantities',
        z.array(
          record({ position: field('position', whole), name: field('name', text), quantity: field('quantity', whole) }),
        ),
      ),
      states: field('states', z.array(record({ value: field('value', text), label: field('label', text) }))),
    }).nullable(),
  ),
  /** The order whose goods it makes again at no charge; null for others. */
  reprintOf: field('reprint_of', reprintLink.nullable()),
  /** The orders that make its goods again, oldest first. */
  reprints: field('reprints', z.array(reprintLink)),
  /** Its items, if they can be made again at no charge by this caller; otherwise none. */
  printable: field(
    'printable',
    z.array(
      record({
        position: field('position', whole),
        name: field('name', text),
        quantity: field('quantity', whole),
        /** What is credited of it, or is being paid back, with tax; 0 for nothing. */
        credited: field('credited', rupees),
      }),
    ),
  ),
  /** The day by which it must be ready, `YYYY-MM-DD`; null before its acceptance, or if none is promised. */
  readyBy: field('ready_by', text.nullable()),
  /** Whether it should have been ready before today and isn't. */
  isLate: field('late', z.boolean()),
  /** The usual step first; without cancelling. */
  steps: field('steps', z.array(deskStep)),
  /** Of an order that goes in parts, how many parcels it has, and how many were sent; 0 for all others. */
  parcels: field('parcels', record({ sent: field('sent', z.int()), all: field('all', z.int()) })),
  /** Up to which step it goes on although money is missing, and why; null if nobody lets it. */
  waiver: field(
    'waiver',
    record({
      step: field('step', z.enum(paidSteps)),
      reason: field('reason', text),
      by: field('by', text),
      at: field('at', moment),
    }).nullable(),
  ),
  /** The items of the invoice of which something is left to be credited; empty without an invoice. */
  creditable: field(
    'creditable',
    z.array(
      record({
        position: field('position', whole),
        name: field('name', text),
        quantity: field('quantity', whole),
        gstRate: field('gst_rate', z.number()),
        hsn: field('hsn', text),
        /** With tax. */
        left: field('left', rupees),
      }),
    ),
  ),
  /** Null if the order can no longer be cancelled, or not by this caller. */
  cancellation: field(
    'cancellation',
    record({
      /** Why it can't be cancelled now; empty if it can. */
      problem: field('problem', text),
      /** What is refunded the way it was paid, and what by transfer. */
      refund: field('refund', rupees),
      byHand: field('by_hand', rupees),
      works: field('works', z.array(workInHand)),
      /** The numbers of the orders whose price has no die because this order pays for it. */
      dieOf: field('die_of', z.array(text)),
    }).nullable(),
  ),
  lines: field('lines', z.array(deskLine)),
  ledger: field('ledger', z.array(deskEntry)),
  attempts: field('attempts', z.array(deskAttempt)),
  refunds: field('refunds', z.array(deskRefund)),
  /** What may be refunded now: overpayments, and after the dispatch what is agreed. */
  refundable: field('refundable', rupees),
  overpaid: field('overpaid', rupees),
  /** What of it can be kept on the customer's account: money that was recorded by hand. */
  movable: field('movable', rupees),
  /** Absolute address where the customer pays without signing in; empty if nothing can be paid online. */
  payUrl: field('pay_url', text),
  /** The mobile number to call before the order can become cash on delivery; empty if no call is needed. */
  mobileToCall: field('mobile_to_call', text),
  trackUrl: field('track_url', text),
  messages: field('messages', z.array(deskMessage)),
  notes: field('notes', z.array(orderNote)),
  /** Oldest first. */
  timeline: field('timeline', z.array(deskHappening)),
  /** The next orders in the list from which it was opened. */
  newerId: field('newer_id', whole.nullable()),
  olderId: field('older_id', whole.nullable()),
  /** The page of that list to return to, and the order to select there: this one, or the one now in its place. */
  back: field(
    'back',
    record({
      olderThan: field('olderthan', whole.nullable()),
      newerThan: field('newerthan', whole.nullable()),
      orderId: field('orderid', whole.nullable()),
    }),
  ),
});
