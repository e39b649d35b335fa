import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { PageEnd, SiteHeader } from './parts.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function SiteLayout() {
  return (
    <Frame header={<SiteHeader />} end={<PageEnd withMinimum />}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={<SiteHeader />} end={<PageEnd withMinimum />}>
      <ScreenError error={error} />
    </Frame>
  );
}
