import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function SiteLayout() {
  return (
    <Frame store={false}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame store={false}>
      <ScreenError error={error} />
    </Frame>
  );
}
