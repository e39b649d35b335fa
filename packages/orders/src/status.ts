/** Life of an order as stored. A placed order is IN-PROCESS until staff accept it. */
export const orderStatuses = [
  'IN-PROCESS',
  'Order Accepted',
  'In Production',
  'Packed',
  'Dispatched',
  'Delivered',
  'Returned',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** What buyers and staff read. */
export const orderStatusNames: { readonly [status in OrderStatus]: string } = {
  'IN-PROCESS': 'Order Placed',
  'Order Accepted': 'Order Accepted',
  'In Production': 'In Production',
  Packed: 'Packed',
  Dispatched: 'Dispatched',
  Delivered: 'Delivered',
  Returned: 'Returned',
  Cancelled: 'Cancelled',
};

/** The steps of the progress bar, in order. An order that came back or is cancelled is on none of them. */
export const orderProgress = [
  'IN-PROCESS',
  'Order Accepted',
  'In Production',
  'Packed',
  'Dispatched',
  'Delivered',
] as const;

/** Whether the buyer may still have to approve the proof. */
export const awaitsApproval = (status: string): boolean => status === 'IN-PROCESS' || status === 'Order Accepted';

export type Actor = 'customer' | 'staff';

export type OrderTransition = { readonly to: OrderStatus; readonly by: readonly Actor[] };

/**
 * Which status may follow which, and who may change it. Customers can cancel for a limited time: see `mayMoveOrder`.
 */
export const orderTransitions = {
  'IN-PROCESS': [
    { to: 'Order Accepted', by: ['staff'] },
    { to: 'Cancelled', by: ['customer', 'staff'] },
  ],
  'Order Accepted': [
    { to: 'In Production', by: ['staff'] },
    { to: 'Cancelled', by: ['customer', 'staff'] },
  ],
  'In Production': [
    { to: 'Packed', by: ['staff'] },
    { to: 'Cancelled', by: ['staff'] },
  ],
  Packed: [
    { to: 'Dispatched', by: ['staff'] },
    { to: 'Cancelled', by: ['staff'] },
  ],
  Dispatched: [
    { to: 'Delivered', by: ['staff'] },
    // It didn't arrive.
    { to: 'Returned', by: ['staff'] },
    // It was never handed over: taken for another order, or too early.
    { to: 'Packed', by: ['staff'] },
  ],
  // It hasn't arrived yet: marked by mistake, or too early.
  Delivered: [{ to: 'Dispatched', by: ['staff'] }],
  // Sent again, or closed: its invoice is credited then, and what was paid goes back.
  Returned: [
    { to: 'Dispatched', by: ['staff'] },
    { to: 'Cancelled', by: ['staff'] },
  ],
  Cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderTransition[]>;

/** Why an order came back, or never arrived. */
export const comeBackReasons = ['refused', 'not-found', 'damaged', 'lost'] as const;
export type ComeBackReason = (typeof comeBackReasons)[number];

/** For staff to choose, and for the buyer to read. */
export const comeBackWords: Readonly<Record<ComeBackReason, { readonly name: string; readonly text: string }>> = {
  refused: { name: 'Refused at the door', text: 'The courier says that it was refused at the door.' },
  'not-found': {
    name: 'Nobody there, or address not found',
    text: 'The courier found nobody to take it at the address.',
  },
  damaged: { name: 'Damaged on the way', text: 'It was damaged on the way and has come back to us.' },
  lost: { name: 'Lost by the courier', text: 'The courier has lost it on the way.' },
};

/** Whether an order of this status was sent, and so has its invoice. One that was packed again has it too. */
export const wasSent = (status: OrderStatus): boolean =>
  status === 'Dispatched' || status === 'Delivered' || status === 'Returned';

/** Whether a step goes back: the desk writes why, and its words are mailed to the buyer. */
export const isStepBack = (from: string, to: string): boolean =>
  (from === 'Dispatched' && to === 'Packed') || (from === 'Delivered' && to === 'Dispatched');

/** The bulk steps that can be taken back for a minute, each with the status before it. */
const undoneTo: Partial<Record<OrderStatus, OrderStatus>> = {
  'Order Accepted': 'IN-PROCESS',
  'In Production': 'Order Accepted',
  Packed: 'In Production',
  Delivered: 'Dispatched',
  Returned: 'Dispatched',
};

/**
 * The status to which a step is taken back; null for a step that can't be: a dispatch issues its tax invoice, which is
 * in the parcel.
 */
export const statusBefore = (to: OrderStatus): OrderStatus | null => undoneTo[to] ?? null;

/** For how many hours after placing an order its customer may cancel it. */
export const customerCancelHours = 24;

export type OrderMove =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'no-such-step' | 'not-yours' | 'too-late'; readonly text: string };

/**
 * Whether `by` may move an order at `now`. Customers may cancel until exactly 24 hours after `placedAt`.
 */
export function mayMoveOrder(move: {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: Actor;
  readonly placedAt: Date;
  readonly now: Date;
}): OrderMove {
  const steps: readonly OrderTransition[] = orderTransitions[move.from];
  const step = steps.find(({ to }) => to === move.to);
  const [from, to] = [orderStatusNames[move.from], orderStatusNames[move.to]];
  if (!step) return { ok: false, code: 'no-such-step', text: `An order that is ${from} cannot become ${to}.` };
  if (!step.by.includes(move.by)) {
    return { ok: false, code: 'not-yours', text: `Please contact us to change an order that is ${from}.` };
  }
  const hours = (move.now.getTime() - move.placedAt.getTime()) / 3_600_000;
  if (move.by === 'customer' && hours > customerCancelHours) {
    return {
      ok: false,
      code: 'too-late',
      text: `Orders can be cancelled within ${customerCancelHours} hours. Please contact us.`,
    };
  }
  return { ok: true };
}
