import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Kept } from '../../ui/kept-markup.tsx';
import { ConsentButton } from '../analytics/ConsentButton.tsx';
import { Logo } from '../site/Logo.tsx';
import { useShell } from '../site/shell-data.ts';
import { type MenuEntry, siteMenu } from '../site/site-menu.ts';
import { telephone } from '../site/telephone.ts';
import { helpLinks, shopLinks } from './footer-links.ts';

const entry = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-0 md:py-1';

/** Company details and links, at the end of every page. */
export function Footer() {
  const { company, packaging } = useShell();
  const { grievanceOfficer } = company;
  return (
    <Kept as="footer" of="" className="mt-auto border-line border-t bg-board/60 text-[0.9375rem]">
      <div className="page grid gap-x-10 pt-10 pb-8 md:grid-cols-2 md:gap-y-9 md:pt-12 md:pb-10 lg:grid-cols-[1.35fr_0.95fr_2.15fr_1.05fr]">
        <Contact />
        <LinkGroup title="The site" links={siteMenu} columns="max-md:grid-cols-2" />
        <LinkGroup
          title="Products"
          links={packaging.map(({ slug, name }) => ({ label: name, to: paths.packaging(slug) }))}
          columns="grid-cols-2"
        />
        <div className="grid content-start md:gap-9 md:max-lg:grid-cols-2">
          <LinkGroup title="Shop" links={shopLinks} columns="max-md:grid-cols-2" />
          <LinkGroup title="Help and policies" links={helpLinks} columns="max-md:grid-cols-2" />
        </div>
      </div>
      <div className="crease border-t">
        <div className="page flex flex-col gap-x-10 gap-y-1 py-5 text-ink-soft text-sm lg:flex-row lg:items-baseline lg:justify-between">
          <p>
            © {company.legalName}
            {company.gstin === '' ? null : <span className="figures"> · GSTIN {company.gstin}</span>}
          </p>
          <ConsentButton className={entry} />
          <p>
            Grievance officer: {grievanceOfficer.name},{' '}
            <a href={`mailto:${grievanceOfficer.email}`} className={entry}>
              {grievanceOfficer.email}
            </a>
            ,{' '}
            <a
              href={telephone(grievanceOfficer.phone)}
              data-event="call_click"
              className={`${entry} figures whitespace-nowrap`}
            >
              {grievanceOfficer.phone}
            </a>
          </p>
        </div>
      </div>
    </Kept>
  );
}

/** Address, e-mail, phones, and social media links. */
function Contact() {
  const { company } = useShell();
  return (
    <div className="flex flex-col items-start max-md:mb-6">
      <Logo name={company.name} to={paths.home} />
      <p className="mt-1 max-w-72 text-ink-soft">Custom printed boxes and stickers, made in Chennai since 1972.</p>
      <ul className="mt-5 flex flex-col gap-1">
        <ContactLine icon={<MapPin aria-hidden="true" className="mt-0.5 size-5" />}>
          <address className="not-italic">
            {company.addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </ContactLine>
        <ContactLine icon={<Mail aria-hidden="true" className="mt-3 size-5 md:mt-1.5" />}>
          <a href={`mailto:${company.email}`} className={`${entry} break-all`}>
            {company.email}
          </a>
        </ContactLine>
        <ContactLine icon={<Phone aria-hidden="true" className="mt-3 size-5 md:mt-1.5" />}>
          {company.phones.map((phone) => (
            <a key={phone} href={telephone(phone)} data-event="call_click" className={`${entry} figures mr-5`}>
              {phone}
            </a>
          ))}
        </ContactLine>
      </ul>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {company.social.map(({ name, address }) => (
          <li key={name}>
            <a href={address} rel="noopener" className={`${entry} font-semibold`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="shrink-0 text-kraft-deep">{icon}</span>
      <div>{children}</div>
    </li>
  );
}

/** On phones folded under its title. */
function LinkGroup({ title, links, columns }: { title: string; links: readonly MenuEntry[]; columns: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      {/* Empty: wider screens show the links, which follow it, in any case. */}
      <details className="peer crease border-t md:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold marker:text-kraft-deep">{title}</summary>
      </details>
      <h2 className="mb-2 font-semibold font-text text-base tracking-normal max-md:hidden">{title}</h2>
      <ul className={`grid gap-x-5 max-md:hidden max-md:pb-3 max-md:peer-open:grid ${columns}`}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={entry}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
