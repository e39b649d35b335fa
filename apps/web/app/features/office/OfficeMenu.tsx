import { mayDo } from '@boxwright/contract';
import { LogOut, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Logo } from '../site/Logo.tsx';
import { areaGroups, type OfficeArea, officeAreas } from './areas.ts';
import { openCommands } from './CommandBar.tsx';
import { forgetKeptForms } from './use-kept-form.ts';
import { forgetUnsent } from './use-typed-over-sign-in.ts';

interface OfficeMenuProps {
  companyName: string;
  member: { readonly name: string; readonly role: string };
  unseenAlerts: number;
}

/** The areas that a member of staff may open: at the left of large screens, behind a button on small ones. */
export function OfficeMenu({ companyName, member, unseenAlerts }: OfficeMenuProps) {
  const { pathname } = useLocation();
  const folded = useRef<HTMLDetailsElement>(null);
  // Leaving a page closes the menu; waking up doesn't, since the menu opens without scripts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page is left.
  useEffect(() => {
    const menu = folded.current;
    return () => {
      if (menu) menu.open = false;
    };
  }, [pathname]);
  const areas = officeAreas.filter(({ right }) => mayDo(member.role, right));
  const list = (
    <>
      <nav aria-label="Back office">
        <button
          type="button"
          onClick={openCommands}
          aria-keyshortcuts="Control+K Meta+K"
          className={`${entry} justify-between border border-line`}
        >
          Go to… <kbd className="text-sm">Ctrl K</kbd>
        </button>
        {areaGroups.map((group) => {
          const own = areas.filter((area) => area.group === group);
          return own.length === 0 ? null : (
            <div key={group} className="mt-3">
              <p aria-hidden="true" className="px-3 pb-0.5 font-semibold text-ink text-sm">
                {group}
              </p>
              <ul aria-label={group} className="flex flex-col gap-0.5">
                {own.map((area) => (
                  <li key={area.to}>
                    <AreaLink area={area} isCurrent={isWithin(pathname, area.to)}>
                      {area.to === officePaths.alerts && unseenAlerts > 0 ? (
                        <span className="figures rounded-sm bg-vermilion-deep px-1.5 font-semibold text-sm text-white">
                          {unseenAlerts}
                          <span className="sr-only"> unseen</span>
                        </span>
                      ) : null}
                    </AreaLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className="mt-4 border-line border-t pt-3 lg:mt-auto">
        <p className="px-3 font-semibold">{member.name}</p>
        <p className="px-3 text-ink-soft text-sm">{member.role}</p>
        <Form method="post" action={officePaths.staffSignOut} onSubmit={forgetTyped} className="mt-1.5">
          <button type="submit" className={entry}>
            <LogOut aria-hidden="true" className="size-4.5" /> Sign out
          </button>
        </Form>
      </div>
    </>
  );
  return (
    <header className="border-line border-b bg-card lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 print:hidden">
      <div className="page flex min-h-16 items-center justify-between gap-4 lg:hidden">
        <Logo name={companyName} to={officePaths.manage} />
        <details ref={folded} className="relative">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-3 font-semibold hover:bg-board">
            <Menu aria-hidden="true" className="size-5" /> Menu
          </summary>
          <div className="absolute right-0 z-30 mt-1 max-h-[80dvh] w-64 overflow-y-auto rounded-lg border border-line bg-card p-2 shadow-lift">
            {list}
          </div>
        </details>
      </div>
      <div className="flex min-h-full flex-col px-3 py-4 max-lg:hidden">
        <div className="mb-4 px-2">
          <Logo name={companyName} to={officePaths.manage} />
        </div>
        {list}
      </div>
    </header>
  );
}

const entry =
  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-[0.9375rem] text-ink-soft hover:bg-board hover:text-ink aria-[current]:bg-board aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-10';

function AreaLink({ area, isCurrent, children }: { area: OfficeArea; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link to={area.to} aria-current={isCurrent ? 'page' : undefined} className={entry}>
      {area.name}
      {children}
    </Link>
  );
}

const isWithin = (pathname: string, area: string): boolean => pathname === area || pathname.startsWith(`${area}/`);

const forgetTyped = () => {
  forgetKeptForms();
  forgetUnsent();
};
