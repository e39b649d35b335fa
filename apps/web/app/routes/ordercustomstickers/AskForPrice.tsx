import type { Company, StickerShape } from '@boxwright/contract';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';

/** Ways to ask for a price: write, chat, call, with a prepared message. */
export function AskForPrice({ company, shape, size }: { company: Company; shape: StickerShape; size: string | null }) {
  const text = [
    'I would like a price for custom stickers.',
    `Shape: ${shape.name}`,
    `Size: ${size === null ? '' : `${size} mm`}`,
    'Quantity: ',
    'Material: ',
  ].join('\n');
  const query = new URLSearchParams({ subject: `Custom stickers, ${shape.name}`, body: text });
  const [phone] = company.phones;
  return (
    <div className="flex flex-col gap-2.5">
      <a href={`mailto:${company.email}?${query.toString().replaceAll('+', '%20')}`} className={buttonStyle('primary')}>
        <Mail aria-hidden="true" className="size-5" /> Ask by mail
      </a>
      {company.whatsapp ? (
        <a
          href={`https://wa.me/${company.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('outline')}
        >
          <MessageCircle aria-hidden="true" className="size-5" /> Ask on WhatsApp
        </a>
      ) : null}
      {phone ? (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonStyle('outline')}>
          <Phone aria-hidden="true" className="size-5" /> {phone}
        </a>
      ) : null}
    </div>
  );
}
