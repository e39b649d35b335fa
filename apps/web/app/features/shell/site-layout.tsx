import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { ScreenError } from './ScreenError.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export default function SiteLayout() {
  return (
    <Frame header={<SiteHeader />}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={<SiteHeader />}>
      <ScreenError error={error} />
    </Frame>
  );
}
