/** The codes of the specification's ways to pay. What each one means is in `packages/orders`. */
const specified = ['OnlinePayment', 'OnlinePartialPayment', 'PayLater', 'COD'] as const;

/** The specification's ways to pay, then our own. */
export const paymentModes = [...specified, 'BankTransfer', 'OnAccount'] as const;

/** The way to pay of an order whose buyer hasn't chosen one. */
export const usualMode = 'OnlinePayment';

/** Ways to pay in which placing the order begins a payment. */
export const onlineModes = ['OnlinePayment', 'OnlinePartialPayment'] as const;

/** Ways to pay in which the buyer commits to the order without paying. */
export const deferredModes = ['COD', 'PayLater', 'BankTransfer', 'OnAccount'] as const;

/** The way to pay that each mailing operation of the specification is about. */
export const modeOfMailer = { CustomerOrderMailer: 'COD', CustomerOrderPayLaterMailer: 'PayLater' } as const;
