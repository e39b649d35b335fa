/** The text for a call that didn't reach the server or had an unreadable answer. */
export const unreachable =
  "We couldn't reach the shop. Check your connection and try again: nothing you entered is lost.";
