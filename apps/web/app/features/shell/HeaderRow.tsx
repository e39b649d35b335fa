import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Kept } from '../../ui/kept-markup.tsx';
import { Logo } from '../site/Logo.tsx';
import { useShell } from '../site/shell-data.ts';
import { TopBar } from './TopBar.tsx';

interface HeaderRowProps {
  readonly home: string;
  /** The text that the header's search shows. */
  readonly searched: string;
  readonly children: ReactNode;
}

/** The top bar, the logo at the left, and beside it the content of site or shop. */
export function HeaderRow({ home, searched, children }: HeaderRowProps) {
  const { company } = useShell();
  const { pathname } = useLocation();
  return (
    <Kept as="header" of={`${pathname} ${searched}`} className="relative">
      <TopBar />
      <div className="border-line border-b">
        <div className="page flex min-h-16 items-center justify-between gap-2 lg:min-h-18 lg:gap-4">
          <Logo name={company.name} to={home} />
          {children}
        </div>
      </div>
    </Kept>
  );
}

/** The menu on small screens: it unfolds below the header, over the whole width of the page. */
export function SmallScreenMenu({ children }: { children: ReactNode }) {
  return (
    <Disclosure
      buttonName="Menu"
      button={<Menu aria-hidden="true" className="size-6" />}
      buttonClass="flex size-11 items-center justify-center rounded-md border border-line-strong bg-card"
      panelClass="fold-below inset-x-0 max-h-[calc(100dvh-4.5rem)] w-full overflow-y-auto overscroll-contain border-line border-y bg-card shadow-lift backdrop:bg-ink/25"
    >
      {children}
    </Disclosure>
  );
}
