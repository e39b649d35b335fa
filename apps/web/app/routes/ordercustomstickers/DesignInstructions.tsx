import { stickerDesignFileAddress, stickerDesignInstructions } from '@boxwright/contract';
import { FileDown, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShell } from '../../features/site/shell-data.ts';
import { telephone, whatsAppChat } from '../../features/site/telephone.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** The requirements of a design, with a PDF to pass on, and contacts for questions. */
export function DesignInstructions({ onClose }: { onClose: () => void }) {
  const { company } = useShell();
  const [phone] = company.phones;
  const chat = whatsAppChat(company.whatsapp, 'I have a question about the design of custom stickers.');
  return (
    <Dialog title="Design instructions" open onOpenChange={(open) => open || onClose()}>
      <dl className="flex flex-col gap-3">
        {stickerDesignInstructions.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-[0.9375rem] text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <a href={stickerDesignFileAddress} download className={buttonStyle('primary', 'regular', 'mt-5 w-full')}>
        <FileDown aria-hidden="true" className="size-5" /> Download PDF
      </a>
      <div className="crease mt-5 flex items-center gap-2.5 border-t pt-4">
        <p className="grow text-[0.9375rem]">Questions? We are there {company.hours}.</p>
        {chat === null ? null : (
          <Contact href={chat} name="Chat on WhatsApp" event="whatsapp_click">
            <MessageCircle aria-hidden="true" className="size-5" />
          </Contact>
        )}
        {phone === undefined ? null : (
          <Contact href={telephone(phone)} name={`Call ${phone}`} event="call_click">
            <Phone aria-hidden="true" className="size-5" />
          </Contact>
        )}
        <Contact href={`mailto:${company.email}`} name={`Write to ${company.email}`}>
          <Mail aria-hidden="true" className="size-5" />
        </Contact>
      </div>
    </Dialog>
  );
}

interface ContactProps {
  href: string;
  name: string;
  event?: string;
  children: ReactNode;
}

function Contact({ href, name, event, children }: ContactProps) {
  return (
    <a
      href={href}
      aria-label={name}
      title={name}
      data-event={event}
      rel="noopener"
      className="flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong text-teal hover:border-teal"
    >
      {children}
    </a>
  );
}
