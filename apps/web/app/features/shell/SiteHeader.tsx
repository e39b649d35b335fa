import { ChevronDown, Package } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useShell } from '../site/shell-data.ts';
import { currentMark, siteMenu } from '../site/site-menu.ts';
import { FindButton } from '../site-search/FindButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { HeaderRow, SmallScreenMenu } from './HeaderRow.tsx';
import { ListLink, RowLink, rowEntry } from './MenuLink.tsx';

/** The header of the marketing pages. */
export function SiteHeader() {
  return (
    <HeaderRow home={paths.home} searched="">
      <WideMenu />
      <div className="flex items-center gap-1 min-[26rem]:gap-2">
        <div className="max-[389px]:hidden">
          <FindButton />
        </div>
        <LinkButton to={paths.onlineStore} size="small" className="max-[29rem]:px-2.5 md:hidden">
          <Package aria-hidden="true" className="size-5 max-[29rem]:hidden" /> Online Store
        </LinkButton>
        <div className="flex min-w-28 justify-end max-md:hidden xl:min-w-45">
          <AccountMenu store={false} />
        </div>
        <div className="xl:hidden">
          <SmallScreenMenu>
            <SmallMenu />
          </SmallScreenMenu>
        </div>
      </div>
    </HeaderRow>
  );
}

function WideMenu() {
  const { pathname } = useLocation();
  const { packaging } = useShell();
  return (
    <nav aria-label="Main" className="max-xl:hidden">
      <ul className="flex items-center font-medium text-[0.9375rem]">
        {siteMenu.map(({ label, to }) => (
          <li key={label}>
            {to === paths.products && packaging.length > 0 ? (
              <Disclosure
                button={
                  <>
                    {label}
                    <ChevronDown
                      aria-hidden="true"
                      className="size-4 transition-transform group-has-[+:popover-open]/fold:rotate-180"
                    />
                  </>
                }
                buttonCurrent={currentMark(to, pathname, packaging)}
                buttonClass={rowEntry}
                panelClass="fold-below inset-x-0 mx-auto w-[38rem] rounded-lg border border-line bg-card p-3 shadow-lift"
              >
                <ProductLinks className="grid-cols-2" />
              </Disclosure>
            ) : (
              <RowLink to={to} label={label} mark={currentMark(to, pathname)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SmallMenu() {
  const { pathname } = useLocation();
  const { packaging } = useShell();
  return (
    <nav aria-label="Main, small screens" className="page pt-3 pb-5">
      <div className="mb-2 min-[390px]:hidden">
        <FindButton isWide />
      </div>
      <ul className="grid grid-cols-2 gap-x-2 font-medium sm:gap-x-6">
        {siteMenu.map(({ label, to }) => (
          <li key={label}>
            <ListLink to={to} label={label} mark={currentMark(to, pathname)} />
          </li>
        ))}
      </ul>
      <div className="mt-3 px-3 md:hidden">
        <AccountMenu store={false} />
      </div>
      {packaging.length === 0 ? null : (
        <>
          <h2 className="crease mt-4 border-t px-3 pt-4 pb-1 font-normal font-text text-ink-soft text-sm tracking-normal">
            Products
          </h2>
          <ProductLinks className="grid-cols-2 max-sm:gap-x-2 max-sm:text-[0.9375rem] md:grid-cols-3" />
        </>
      )}
    </nav>
  );
}

function ProductLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const { packaging } = useShell();
  return (
    <ul className={`grid gap-x-4 ${className}`}>
      {packaging.map(({ slug, name }) => (
        <li key={slug}>
          <ListLink to={paths.packaging(slug)} label={name} mark={currentMark(paths.packaging(slug), pathname)} />
        </li>
      ))}
    </ul>
  );
}
