import { tabStorage } from '../../browser-storage.ts';

/** The chat of a delivery quote that was sent just before the page reloaded; in this tab only. */
const key = 'deliveryQuoteChat';

export const keepSentQuote = (chat: string): boolean => tabStorage.write(key, chat);

/** Returns the chat once. */
export const takeSentQuote = (): string | null => {
  const chat = tabStorage.read(key);
  tabStorage.remove(key);
  return chat;
};
