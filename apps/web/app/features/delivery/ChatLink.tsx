import { MessageCircle } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';

/** Continues a delivery quote in a chat. */
export function ChatLink({ chat }: { chat: string }) {
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener"
      data-event="whatsapp_click"
      className={buttonStyle('outline', 'small', 'justify-self-start')}
    >
      <MessageCircle aria-hidden="true" className="size-5" /> Continue on WhatsApp
    </a>
  );
}
