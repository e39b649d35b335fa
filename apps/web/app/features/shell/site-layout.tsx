import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { siteHeader } from './parts.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function SiteLayout() {
  return (
    <Frame header={siteHeader}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={siteHeader}>
      <ScreenError error={error} />
    </Frame>
  );
}
