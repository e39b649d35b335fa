import { deliveryQuoteThanks } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { ChatLink } from './ChatLink.tsx';
import { takeSentQuote } from './sent-quote.ts';

/** Shown after the reload that follows a delivery quote: says that it was sent, and leads to the chat. */
export function SentQuote() {
  const [chat, setChat] = useState<string | null>(null);
  useEffect(() => {
    const sent = takeSentQuote();
    if (sent !== null) setChat(sent);
  }, []);
  if (chat === null) return null;
  return (
    <div role="status" className="mt-4 grid gap-3 rounded-md border border-teal bg-teal-soft p-4">
      <p className="font-medium text-teal">{deliveryQuoteThanks}</p>
      <ChatLink chat={chat} />
    </div>
  );
}
