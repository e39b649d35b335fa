import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { PageEnd, StoreHeader } from './parts.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function StoreLayout() {
  return (
    <Frame header={<StoreHeader />} end={<PageEnd withMinimum={false} />}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={<StoreHeader />} end={<PageEnd withMinimum={false} />}>
      <ScreenError error={error} />
    </Frame>
  );
}
