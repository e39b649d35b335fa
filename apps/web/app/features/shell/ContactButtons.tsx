import { MessageCircle, Phone } from 'lucide-react';
import { useShell } from '../site/shell-data.ts';
import { telephone, whatsAppChat } from '../site/telephone.ts';

const pill =
  'flex min-h-11 items-center justify-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-[0.9375rem] text-teal transition-colors hover:border-teal min-[85rem]:size-12 min-[85rem]:px-0 min-[85rem]:shadow-lift';
const label = 'min-[85rem]:sr-only';

/**
 * WhatsApp and call buttons: in wide windows in the page's margin, in others a row above the footer, so that they never
 * lie over anything.
 */
export function ContactButtons() {
  const { company } = useShell();
  const [phone] = company.phones;
  const chat = whatsAppChat(company.whatsapp, 'I would like to know more about custom boxes.');
  return (
    <aside
      aria-label="Talk to us"
      data-contact=""
      data-noprint=""
      className="page z-10 flex flex-wrap justify-center gap-2.5 py-6 min-[85rem]:fixed min-[85rem]:right-4 min-[85rem]:bottom-4 min-[85rem]:w-auto min-[85rem]:flex-col min-[85rem]:p-0"
    >
      {chat === null ? null : (
        <a href={chat} rel="noopener" aria-label="Chat on WhatsApp" data-event="whatsapp_click" className={pill}>
          <MessageCircle aria-hidden="true" className="size-5" /> <span className={label}>WhatsApp</span>
        </a>
      )}
      {phone === undefined ? null : (
        <a href={telephone(phone)} aria-label={`Call ${phone}`} data-event="call_click" className={pill}>
          <Phone aria-hidden="true" className="size-5" /> <span className={label}>Call</span>
        </a>
      )}
    </aside>
  );
}
