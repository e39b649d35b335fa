import type { OrderRow } from '@boxwright/contract';
import { kitLeaves } from '@boxwright/orders';
import { isOrderApprovedBefore } from './is-order-approved-before.ts';

type Line = Pick<
  OrderRow,
  'itemKind' | 'artworkName' | 'proofBefore' | 'orderType' | 'dates' | 'isAsAgreed' | 'artworkWish'
>;

interface Placed {
  readonly order: readonly Line[];
  /** Whether artwork is still to be sent. */
  readonly isArtworkAwaited: boolean;
  /** Whether a file is here whose proof isn't approved yet. */
  readonly isProofAwaited: boolean;
  /** Whether a file of it is being checked, so that another one may be asked for. */
  readonly isFileChecked: boolean;
  /** Whether nothing is begun before it is paid. */
  readonly awaitsPayment: boolean;
  readonly company: { readonly daysToSample: number; readonly workingDaysToShip: number };
}

const isKit = ([head]: readonly Line[]): boolean => head?.orderType === 'Ordersample';

/** Whether all of it is printed as approved: in an earlier order, or by now in this one, whose dates hold then. */
const isApproved = (order: readonly Line[]): boolean =>
  isOrderApprovedBefore(order) || order[0]?.dates?.approvedOn === null;

/** What the mail about a new order tells beside the order. */
export const mailedWords = (order: readonly Line[]): string =>
  isKit(order) || isApproved(order) ? 'with the next steps' : 'with the next steps for your artwork';

/** What happens next with an order that was just placed or paid. */
export function wordsAfterOrder({
  order,
  isArtworkAwaited,
  isProofAwaited,
  isFileChecked,
  awaitsPayment,
  company,
}: Placed): string {
  if (isKit(order)) {
    const awaitsApproval = isProofAwaited && !isApproved(order);
    const yours = isArtworkAwaited ? 'send another file and approve its proof' : 'approve the proof of your file';
    const next = awaitsApproval ? `you ${yours}; your sample kit` : 'we make your sample kit; it';
    return `Next ${next} ${kitLeaves(company.daysToSample, { awaitsApproval, awaitsPayment })}.`;
  }
  const days = `within ${company.workingDaysToShip} working days`;
  if (isApproved(order)) {
    const as = order[0]?.isAsAgreed ? 'agreed with you' : 'its approved proof shows it';
    return `Next we print it as ${as}; we ship ${days}${awaitsPayment ? ' of your payment' : ''}.`;
  }
  const isHelped = order.some(({ artworkWish }) => artworkWish === 'help');
  const yours = isArtworkAwaited
    ? `you send your ${isHelped ? 'other ' : ''}artwork and approve its proof`
    : isHelped
      ? 'you approve its proof'
      : 'you approve a digital sample of your artwork';
  const checked = isFileChecked ? 'we check your file and mail you if something in it has to be mended, and ' : '';
  const ours = isHelped ? 'we get in touch with you about the artwork that you want help with, and ' : checked;
  return `Next ${ours}${yours}; we ship ${days} of your approval${awaitsPayment ? ' and your payment' : ''}.`;
}
