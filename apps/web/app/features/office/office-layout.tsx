import { mayDo } from '@boxwright/contract';
import { isRouteErrorResponse, Outlet, useLocation, useNavigate } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import '../../styles/office.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ScreenError } from '../shell/ScreenError.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { Logo } from '../site/Logo.tsx';
import { useShell } from '../site/shell-data.ts';
import type { Route } from './+types/office-layout.ts';
import { officeAreas } from './areas.ts';
import { CommandBar } from './CommandBar.tsx';
import { OfficeEvents } from './OfficeEvents.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';
import { refuseUnsent } from './refuse-unsent.ts';
import { Shortcuts, useShortcuts } from './Shortcuts.tsx';
import { useTypedOverSignIn } from './use-typed-over-sign-in.ts';

/** Who is signed in, and the number of alerts that nobody has seen. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const user = await api.call('UserInfo', {});
  const role = user.ok ? user.value.staffRole : null;
  const name = user.ok ? user.value.staffName : null;
  if (role === null || name === null) return { member: null, unseenAlerts: 0 };
  const alerts = mayDo(role, 'alerts') ? await api.call('GetAlerts', { pageSize: 1 }) : undefined;
  return { member: { name, role }, unseenAlerts: alerts?.ok ? alerts.value.unseen : 0 };
};

export const clientMiddleware = [refuseUnsent];

interface Member {
  readonly name: string;
  readonly role: string;
}

/** Layout of the back office: its menu, without the shop's header and footer. */
export default function OfficeLayout({ loaderData: { member, unseenAlerts } }: Route.ComponentProps) {
  useTypedOverSignIn();
  return (
    <OfficeFrame member={member} unseenAlerts={unseenAlerts}>
      <Outlet />
    </OfficeFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <OfficeFrame member={loaderData?.member ?? null}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <div className="page py-16">
          <EmptyState
            title="Nothing is at this address"
            text={typeof error.data === 'string' && error.data !== '' ? error.data : undefined}
            action={<LinkButton to={officePaths.manage}>To the back office</LinkButton>}
          />
        </div>
      ) : isRouteErrorResponse(error) && error.status === 403 ? (
        <div className="page py-16">
          <EmptyState
            title="Your role may not open this page"
            text="An administrator can give you another role, on the page of the staff."
            action={<LinkButton to={officePaths.manage}>To the back office</LinkButton>}
          />
        </div>
      ) : (
        <ScreenError error={error} />
      )}
    </OfficeFrame>
  );
}

interface OfficeFrameProps {
  /** Null on the sign-in page. */
  member: Member | null;
  unseenAlerts?: number;
  children: React.ReactNode;
}

function OfficeFrame({ member, unseenAlerts = 0, children }: OfficeFrameProps) {
  const { company } = useShell();
  if (member === null)
    return (
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="border-line border-b bg-card">
          <div className="page flex min-h-16 items-center">
            <Logo name={company.name} to={officePaths.manage} />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
      </div>
    );
  return (
    <Shortcuts>
      <AreaShortcuts role={member.role} />
      <CommandBar role={member.role} />
      <SkipLink />
      <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <OfficeMenu companyName={company.name} member={member} unseenAlerts={unseenAlerts} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <OfficeEvents isOn={mayDo(member.role, 'orders')}>{children}</OfficeEvents>
        </main>
      </div>
    </Shortcuts>
  );
}

/** `g` and a letter open an area. */
function AreaShortcuts({ role }: { role: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useShortcuts(
    officeAreas.flatMap(({ key, name, to, right }) =>
      key === undefined || !mayDo(role, right)
        ? []
        : [{ keys: `g ${key}`, name: `Open ${name}`, run: () => void (pathname + search !== to && navigate(to)) }],
    ),
  );
  return null;
}
