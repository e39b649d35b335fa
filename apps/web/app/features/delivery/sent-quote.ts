/** The chat of a delivery quote that was sent just before the page reloaded; in this tab only. */
const key = 'deliveryQuoteChat';

export const keepSentQuote = (chat: string): void => {
  try {
    sessionStorage.setItem(key, chat);
  } catch {
    // Storage is disabled; the toast and the mail have said it.
  }
};

/** Returns the chat once. */
export const takeSentQuote = (): string | null => {
  try {
    const chat = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return chat;
  } catch {
    return null;
  }
};
