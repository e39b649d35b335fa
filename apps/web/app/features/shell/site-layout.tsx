import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { siteEnd, siteHeader } from './parts.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function SiteLayout() {
  return (
    <Frame header={siteHeader} end={siteEnd}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={siteHeader} end={siteEnd}>
      <ScreenError error={error} />
    </Frame>
  );
}
