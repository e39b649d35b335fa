/** The ways to pay of the specification, by their codes. What each of them means stands in `packages/orders`. */
export const paymentModes = ['OnlinePayment', 'OnlinePartialPayment', 'PayLater', 'COD'] as const;

/** The way of an order whose buyer hasn't chosen one. */
export const usualMode = 'OnlinePayment';

/** Those in which a payment is begun with the order. */
export const onlineModes = ['OnlinePayment', 'OnlinePartialPayment'] as const;

/** Those in which the buyer commits to the order without paying. */
export const deferredModes = ['COD', 'PayLater'] as const;

/** Which way each mailing operation of the specification is about. */
export const modeOfMailer = { CustomerOrderMailer: 'COD', CustomerOrderPayLaterMailer: 'PayLater' } as const;
