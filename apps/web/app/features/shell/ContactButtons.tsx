import { MessageCircle, Phone } from 'lucide-react';
import { useShell } from '../site/shell-data.ts';
import { telephone, whatsAppChat } from '../site/telephone.ts';

const round =
  'flex size-11 md:size-12 items-center justify-center rounded-full border border-line bg-card text-teal shadow-lift transition-colors hover:border-teal';

/** WhatsApp and call buttons at the edge of the window, placed so that they don't cover a price bar. */
export function ContactButtons() {
  const { company } = useShell();
  const [phone] = company.phones;
  const chat = whatsAppChat(company.whatsapp, 'I would like to know more about custom boxes.');
  return (
    <aside
      aria-label="Talk to us"
      data-contact=""
      data-noprint=""
      className="fixed right-3 bottom-3 z-10 flex gap-2 md:right-4 md:bottom-4 md:flex-col md:gap-2.5"
    >
      {chat === null ? null : (
        <a href={chat} rel="noopener" aria-label="Chat on WhatsApp" data-event="whatsapp_click" className={round}>
          <MessageCircle aria-hidden="true" className="size-5" />
        </a>
      )}
      {phone === undefined ? null : (
        <a href={telephone(phone)} aria-label={`Call ${phone}`} data-event="call_click" className={round}>
          <Phone aria-hidden="true" className="size-5" />
        </a>
      )}
    </aside>
  );
}
