/** The newest messages and notes of an order that a page shows. */
export const messagesShown = 200;

/** The same text within this time is a second press of the same button. */
export const samePressMs = 60_000;
