import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShell } from '../../features/site/shell-data.ts';
import { telephone, whatsAppChat } from '../../features/site/telephone.ts';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-vermilion-deep md:min-h-0';

/** Address, phones, e-mail, chat and office hours as alternatives to the form. */
export function WaysToReachUs() {
  const { company } = useShell();
  const chat = whatsAppChat(company.whatsapp, 'I have an enquiry.');
  return (
    <aside aria-labelledby="reach-us" className="crease border-t pt-8 lg:border-t-0 lg:border-l lg:pt-2 lg:pl-10">
      <h2 id="reach-us" className="text-2xl">
        Or reach us directly
      </h2>
      <dl className="mt-6 flex flex-col gap-5">
        <Way icon={<Clock aria-hidden="true" />} name="When">
          {company.hours}
          <span className="block text-ink-soft">We answer within 2 hours on working days.</span>
        </Way>
        <Way icon={<Phone aria-hidden="true" />} name="Phone">
          {company.phones.map((phone) => (
            <a key={phone} href={telephone(phone)} data-event="call_click" className={`${link} figures mr-5`}>
              {phone}
            </a>
          ))}
        </Way>
        <Way icon={<Mail aria-hidden="true" />} name="Mail">
          <a href={`mailto:${company.email}`} className={`${link} break-all`}>
            {company.email}
          </a>
        </Way>
        {chat === null ? null : (
          <Way icon={<MessageCircle aria-hidden="true" />} name="WhatsApp">
            <a href={chat} rel="noopener" data-event="whatsapp_click" className={link}>
              Start a chat
            </a>
          </Way>
        )}
        <Way icon={<MapPin aria-hidden="true" />} name="Address">
          <address className="not-italic">
            {company.legalName}
            {company.addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Way>
      </dl>
    </aside>
  );
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative pl-9 [&_svg]:absolute [&_svg]:top-0.5 [&_svg]:left-0 [&_svg]:size-5 [&_svg]:text-kraft-deep">
      <dt className="font-semibold">
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
