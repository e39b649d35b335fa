/** The plain sentence for a call that never reached the server or came back unreadable. */
export const unreachable =
  "We couldn't reach the shop. Check your connection and try again: nothing you entered is lost.";
