import { ChevronDown, Menu, Package } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { useShell } from './shell-data.ts';
import { siteMenu } from './site-menu.ts';
import { TopBar } from './TopBar.tsx';

const entry = 'flex min-h-11 items-center rounded-sm px-3 hover:bg-board';

function ProductLinks() {
  const { categories } = useShell();
  return categories.map(({ name, route }) => (
    <li key={route}>
      <Link to={paths.category(route)} className={entry}>
        {name}
      </Link>
    </li>
  ));
}

/** The header of the marketing pages. */
export function SiteHeader() {
  const { company } = useShell();
  return (
    <header>
      <TopBar company={company} />
      <div className="border-line border-b">
        <div className="page flex min-h-16 items-center justify-between gap-3 lg:min-h-18">
          <Logo name={company.name} to={paths.home} />
          <nav aria-label="Main" className="hidden xl:block">
            <ul className="flex items-center gap-1 font-medium text-[0.9375rem]">
              {siteMenu.map(({ label, to }) => (
                <li key={label} className="relative">
                  {label === 'Products' ? (
                    <Disclosure
                      button={
                        <>
                          Products <ChevronDown aria-hidden="true" className="size-4" />
                        </>
                      }
                      buttonClass="flex items-center gap-1 rounded-sm px-2.5 py-2 hover:bg-board"
                      panelClass="absolute top-full left-0 z-30 mt-2 w-[34rem] rounded-md border border-line bg-card p-2 shadow-lift"
                    >
                      <ul className="grid grid-cols-2">
                        <ProductLinks />
                      </ul>
                    </Disclosure>
                  ) : (
                    <Link to={to} className="rounded-sm px-2.5 py-2 whitespace-nowrap hover:bg-board">
                      {label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center gap-2">
            <LinkButton to={paths.shop} size="small" className="px-3 min-[360px]:px-4 md:hidden">
              <Package aria-hidden="true" className="hidden size-5 min-[360px]:block" /> Online Store
            </LinkButton>
            <div className="hidden md:block">
              <AccountMenu store={false} />
            </div>
            <div className="xl:hidden">
              <Disclosure
                buttonName="Menu"
                button={<Menu aria-hidden="true" className="size-6" />}
                buttonClass="flex size-11 items-center justify-center rounded-md border border-line-strong bg-card"
                panelClass="absolute inset-x-0 z-30 mt-3 max-h-[calc(100dvh-5rem)] overflow-y-auto border-line border-b bg-card shadow-lift"
              >
                <nav aria-label="Main, small screens" className="page py-4">
                  <ul className="grid gap-x-6 sm:grid-cols-2">
                    {siteMenu.map(({ label, to }) => (
                      <li key={label}>
                        <Link to={to} className={`${entry} font-medium`}>
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                  <div className="mt-3 px-3 md:hidden">
                    <AccountMenu store={false} />
                  </div>
                  <p className="crease mt-4 border-t px-3 pt-4 text-ink-soft text-sm">Our boxes</p>
                  <ul className="grid sm:grid-cols-2">
                    <ProductLinks />
                  </ul>
                </nav>
              </Disclosure>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
