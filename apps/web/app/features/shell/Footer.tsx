import { Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Logo } from './Logo.tsx';
import { useShell } from './shell-data.ts';
import { siteMenu } from './site-menu.ts';
import { telephone } from './TopBar.tsx';

const entry = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-0 md:py-1';
const heading = 'mb-3 font-semibold font-text text-base tracking-normal';

export function Footer() {
  const { company, categories } = useShell();
  return (
    <footer className="mt-auto border-line border-t bg-board/60">
      <div className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.2fr_1.3fr]">
        <div className="flex flex-col items-start gap-3">
          <Logo name={company.name} to={paths.home} />
          <p className="max-w-72 text-[0.9375rem] text-ink-soft">
            Custom printed boxes and stickers, made in Chennai by printers since 1972.
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {company.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noopener" className={`${entry} text-[0.9375rem]`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer">
          <h2 className={heading}>The site</h2>
          <ul className="grid grid-cols-2 gap-x-4 text-[0.9375rem] sm:grid-cols-1">
            {siteMenu.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className={entry}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Boxes">
          <h2 className={heading}>Our boxes</h2>
          <ul className="grid grid-cols-2 gap-x-4 text-[0.9375rem] sm:grid-cols-1">
            {categories.slice(0, 9).map(({ name, route }) => (
              <li key={route}>
                <Link to={paths.category(route)} className={entry}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={heading}>Talk to us</h2>
          <ul className="flex flex-col gap-2 text-[0.9375rem]">
            <li className="flex gap-3">
              <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-kraft-deep" />
              <address className="not-italic">
                {company.legalName}
                {company.addressLines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </li>
            <li className="flex items-center gap-3">
              <Mail aria-hidden="true" className="size-5 shrink-0 text-kraft-deep" />
              <a href={`mailto:${company.email}`} className={`${entry} break-all`}>
                {company.email}
              </a>
            </li>
            {company.phones.map((phone) => (
              <li key={phone} className="flex items-center gap-3">
                <Phone aria-hidden="true" className="size-5 shrink-0 text-kraft-deep" />
                <a href={telephone(phone)} className={`${entry} figures`}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="crease border-t">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-ink-soft text-sm">
          <p>
            © {company.legalName}
            {company.gstin === '' ? '' : ` · GSTIN ${company.gstin}`}
          </p>
          <p className="flex flex-wrap gap-x-6">
            <Link to={paths.dielines} className={entry}>
              Free dielines
            </Link>
            <Link to={paths.terms} className={entry}>
              Terms and conditions
            </Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
