import { MessageCircle, Phone } from 'lucide-react';
import { useShell } from './shell-data.ts';
import { telephone } from './TopBar.tsx';

const round =
  'flex size-11 md:size-12 items-center justify-center rounded-full border border-line bg-card text-teal shadow-lift transition-colors hover:border-teal';

/** WhatsApp and a call, at the edge. They step aside where a bar with the price stands at the bottom. */
export function ContactButtons() {
  const { company } = useShell();
  const [phone] = company.phones;
  return (
    <aside
      aria-label="Talk to us"
      data-contact=""
      data-noprint=""
      className="fixed right-3 bottom-3 z-10 flex gap-2 md:right-4 md:bottom-4 md:flex-col md:gap-2.5"
    >
      {company.whatsapp === '' ? null : (
        <a
          href={`https://wa.me/${company.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent('I would like to know more about custom boxes.')}`}
          rel="noopener"
          aria-label="Chat on WhatsApp"
          className={round}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
        </a>
      )}
      {phone === undefined ? null : (
        <a href={telephone(phone)} aria-label={`Call ${phone}`} className={round}>
          <Phone aria-hidden="true" className="size-5" />
        </a>
      )}
    </aside>
  );
}
