import { formatCount } from '@boxwright/money';
import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArticleCard } from '../../features/content/ArticleCard.tsx';
import { useShell } from '../../features/site/shell-data.ts';
import { telephone } from '../../features/site/telephone.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { HomeData } from './load-home.ts';

export function About({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <section id="about" aria-labelledby="about-title" className="page py-14 md:py-20">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <h2 id="about-title" className="text-3xl md:text-4xl">
          About us
        </h2>
        <div className="flex max-w-prose flex-col gap-4 text-lg leading-relaxed">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Three on desktops, two on tablets, one on phones, where the next one's edge shows that there are more. */
const articleColumns =
  'auto-cols-[84%] gap-6 min-[464px]:auto-cols-[calc((100%-1.5rem)/2)] min-[1025px]:auto-cols-[calc((100%-3rem)/3)]';

export function Blogs({ articles }: Pick<HomeData, 'articles'>) {
  return (
    <div id="blogs" className="bg-board/60">
      <div className="page py-14 md:py-20">
        <Carousel title="Good to know" list={articleColumns}>
          {articles.map((article) => (
            <li key={article.slug} className="snap-start">
              <ArticleCard article={article} level="h3" />
            </li>
          ))}
        </Carousel>
      </div>
    </div>
  );
}

export function Contact() {
  const { company } = useShell();
  return (
    <section id="ContactUs" aria-labelledby="contact-title" className="page py-14 md:py-20">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="contact-title" className="text-3xl md:text-4xl">
            Write to us
          </h2>
          <p className="mt-4 max-w-prose text-ink-soft text-lg">
            Do you need something without a price in the shop, or more than {formatCount(company.maximumBoxes)} boxes?
            Do you have a question about your artwork? Tell us the inside size, the quantity and the town, and we reply
            with a price.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={paths.enquiry} tone="ink">
              <Mail aria-hidden="true" className="size-5" /> Send an enquiry
            </LinkButton>
            {company.whatsapp === '' ? null : (
              <a
                href={`https://wa.me/${company.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent('I have an enquiry about custom packaging.')}`}
                rel="noopener"
                className={buttonStyle('outline')}
              >
                <MessageCircle aria-hidden="true" className="size-5" /> WhatsApp
              </a>
            )}
          </div>
        </div>
        <ul className="crease flex flex-col gap-5 border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-14">
          <Line icon={<MapPin aria-hidden="true" className="size-6" />}>
            <address className="not-italic">
              <strong className="font-semibold">{company.legalName}</strong>
              {company.addressLines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Line>
          <Line icon={<Phone aria-hidden="true" className="size-6" />}>
            {company.phones.map((phone) => (
              <a
                key={phone}
                href={telephone(phone)}
                className="figures flex min-h-11 items-center hover:underline md:min-h-8"
              >
                {phone}
              </a>
            ))}
          </Line>
          <Line icon={<Clock aria-hidden="true" className="size-6" />}>{company.hours}</Line>
        </ul>
      </div>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="text-kraft-deep">{icon}</span>
      <div>{children}</div>
    </li>
  );
}
