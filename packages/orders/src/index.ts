export {
  artworkActs,
  artworkSummary,
  faultOfFile,
  type ItemStanding,
  itemStandings,
} from './artwork-words.ts';
export { type AttemptOutcome, type AttemptState, applyReport, attemptStates, attemptTransitions } from './attempt.ts';
export {
  amountForPurpose,
  type Balance,
  balanceOf,
  type LedgerEntry,
  type PaymentPurpose,
  paymentPurposes,
} from './balance.ts';
export { type CourierPage, courierPage } from './couriers.ts';
export { type AccountKind, accountKindNames, accountKinds } from './customer-account.ts';
export { deliveryText, partsByDelivery } from './delivery-words.ts';
export { attemptThatCounts, demonstrationNotice, type Gateway, gateways, isDemonstration } from './gateway.ts';
export { itemInWords, itemsInWords } from './item-words.ts';
export { type AwaitsPayment, kitLeaves } from './kit-words.ts';
export { isLate } from './late.ts';
export type { NextItem } from './next-item.ts';
export { dayToPayBy, type StillToPay, stillToPay, whatHappensNext } from './next-words.ts';
export { type OrderType, orderTypes } from './order-type.ts';
export {
  effectOfParcel,
  isUnderWay,
  type ParcelState,
  parcelStateName,
  parcelStates,
  plainParcelNumber,
  readParcelState,
  statusAsOrder,
} from './parcel-state.ts';
export { findSharedParcel, sharedParcelText } from './parcels.ts';
export {
  creditedParcelName,
  mayMoveParcel,
  type ParcelPieces,
  type ParcelStatus,
  parcelStatuses,
  parcelStatusName,
  parcelSteps,
  restOf,
  statusOfParcels,
} from './part-delivery.ts';
export {
  awaitsPayment,
  isMoneyAsked,
  owesRest,
  type PaymentStatus,
  paymentStatuses,
  restIsDue,
  startsWithPayment,
  txnReference,
} from './payment.ts';
export { missingBefore, type OrderToPay, paidStepOf } from './payment-gate.ts';
export { paymentWords, toBePaidBack } from './payment-words.ts';
export {
  canDissolve,
  hasBegun,
  isGated,
  isTogether,
  type JobStage,
  type JobWork,
  jobCode,
  jobStages,
  type Press,
  type ProductionStep,
  presses,
  pressNames,
  pressOf,
  productionStepCodes,
  productionStepNames,
  productionSteps,
  type ReadJobCode,
  readJobCode,
  readRunCode,
  routeOf,
  runCode,
  saidOfStep,
  scannedTwiceSeconds,
  stageAfter,
  stepNameOn,
  stepsDone,
  takesSheets,
  toolsMadeFor,
  undoSeconds,
} from './production.ts';
export {
  type ArtworkEvent,
  type ArtworkStanding,
  type ArtworkState,
  type ArtworkWish,
  afterArtworkEvent,
  approverOf,
  artworkCycle,
  artworkEvents,
  artworkNameOf,
  artworkReminderDays,
  artworkStandingNames,
  artworkStandings,
  artworkStates,
  artworkStepOf,
  artworkThatWaitsFor,
  artworkWaitsFor,
  artworkWishes,
  type InsideOnPlates,
  insideOnPlates,
  isFileAwaited,
  type LaidByHand,
  laidByHand,
  type ProofState,
  proofNameOf,
  proofStates,
  whyNotPrinted,
} from './proof.ts';
export { readyGroups, readySentences } from './ready-groups.ts';
export {
  type AsBefore,
  type ReadyDates,
  type ReadyWay,
  type ReadyWords,
  readyWayOf,
  readyWords,
} from './ready-words.ts';
export {
  isWaitingRefund,
  type RefundCauseCode,
  type RefundSource,
  refundCauseCodes,
  refundStates,
  refundsDue,
} from './refund.ts';
export { type ReprintCause, refuseReprint, reprintCauses, reprintWords } from './reprint.ts';
export {
  lastReturnDay,
  type ReturnReason,
  type ReturnWish,
  returnDays,
  returnReasonNames,
  returnReasons,
  returnStates,
  returnWishes,
  returnWishNames,
} from './return-request.ts';
export { type ReversalCause, reversalCauses, reversals } from './reversal.ts';
export {
  type Actor,
  awaitsApproval,
  type ComeBackReason,
  comeBackReasons,
  comeBackWords,
  customerCancelHours,
  isStepBack,
  mayMoveOrder,
  type OrderMove,
  type OrderStatus,
  type OrderTransition,
  orderProgress,
  orderStatuses,
  orderStatusNames,
  orderTransitions,
  statusBefore,
  wasSent,
} from './status.ts';
export { type MadeItem, type SuppliedItem, suppliedOf } from './supplied.ts';
export { certificateDueOn, mostTdsBps, quarterName, tdsOn } from './tds.ts';
export {
  awaitsChoice,
  type DeferredMode,
  findWay,
  isDeferred,
  isPaidByTransfer,
  isPaidInCash,
  isSentUnpaid,
  orderTypeAllows,
  type PaymentMode,
  paperName,
  paymentModes,
  usualMode,
  wayPaid,
  ways,
} from './way/table.ts';
export { type CustomerCredit, type PaidStep, paidSteps, type Terms, type Way } from './way/way.ts';
export { leastPayment, type WayToPay, waysToPay } from './ways-to-pay.ts';
