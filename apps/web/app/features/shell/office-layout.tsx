import { Link, Outlet, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/office-layout.ts';
import { Logo } from './Logo.tsx';
import { ScreenError } from './ScreenError.tsx';
import { useShell } from './shell-data.ts';

const entry =
  'flex min-h-11 items-center text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink';

/** Number of unseen alerts; not loaded for visitors who aren't signed in. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const alerts = await context.get(serverApi).call('GetAlerts', { pageSize: 1 });
  return { unseenAlerts: alerts.ok ? alerts.value.unseen : 0 };
};

/** Layout of the back office: the company's logo, without the shop's header and footer. */
export default function OfficeLayout({ loaderData: { unseenAlerts } }: Route.ComponentProps) {
  return (
    <OfficeFrame unseenAlerts={unseenAlerts}>
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

const entries = [
  { to: paths.mailbox, name: 'Mailbox' },
  { to: paths.alerts, name: 'Alerts' },
  { to: paths.searchWords, name: 'Search words' },
  { to: paths.staffPassword, name: 'Password' },
  { to: paths.design, name: 'Design system' },
] as const;

function OfficeFrame({ unseenAlerts = 0, children }: { unseenAlerts?: number; children: React.ReactNode }) {
  const { company } = useShell();
  const { pathname } = useLocation();
  const isSignInPage = pathname === paths.manage;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-card">
        <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6">
          <Logo name={company.name} to={paths.manage} />
          <nav aria-label="Back office" className="flex flex-wrap gap-x-5 text-[0.9375rem]">
            {isSignInPage
              ? null
              : entries.map(({ to, name }) => (
                  <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined} className={entry}>
                    {name}
                    {to === paths.alerts && unseenAlerts > 0 ? (
                      <span className="figures ml-1.5 rounded-sm bg-vermilion-deep px-1.5 font-semibold text-sm text-white">
                        {unseenAlerts}
                        <span className="sr-only"> unseen</span>
                      </span>
                    ) : null}
                  </Link>
                ))}
          </nav>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
