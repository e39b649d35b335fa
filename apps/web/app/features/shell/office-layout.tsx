import { Outlet } from 'react-router';
import { paths } from '../../paths.ts';
import { Logo } from './Logo.tsx';
import { ScreenError } from './ScreenError.tsx';
import { useShell } from './shell-data.ts';

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
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-card">
        <div className="page flex min-h-16 items-center justify-between">
          <Logo name={company.name} to={paths.manage} />
          <span className="text-ink-soft">Back office</span>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
