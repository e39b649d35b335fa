import { Link, Outlet, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Logo } from './Logo.tsx';
import { ScreenError } from './ScreenError.tsx';
import { useShell } from './shell-data.ts';

const entry =
  'flex min-h-11 items-center text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink';

/** The back office has the company's mark and nothing of the shop. */
export default function OfficeLayout() {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <OfficeFrame>
      <ScreenError error={error} />
    </OfficeFrame>
  );
}

function OfficeFrame({ children }: { children: React.ReactNode }) {
  const { company } = useShell();
  const { pathname } = useLocation();
  const isSignInPage = pathname === paths.manage;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-card">
        <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6">
          <Logo name={company.name} to={paths.manage} />
          <nav aria-label="Back office" className="flex flex-wrap gap-x-5 text-[0.9375rem]">
            {isSignInPage ? null : (
              <>
                <Link
                  to={paths.mailbox}
                  aria-current={pathname === paths.mailbox ? 'page' : undefined}
                  className={entry}
                >
                  Mailbox
                </Link>
                <Link
                  to={paths.staffPassword}
                  aria-current={pathname === paths.staffPassword ? 'page' : undefined}
                  className={entry}
                >
                  Password
                </Link>
                <Link to={paths.design} aria-current={pathname === paths.design ? 'page' : undefined} className={entry}>
                  Design system
                </Link>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
