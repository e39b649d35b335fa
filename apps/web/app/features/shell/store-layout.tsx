import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { ScreenError } from './ScreenError.tsx';
import { StoreHeader } from './StoreHeader.tsx';

export default function StoreLayout() {
  return (
    <Frame header={<StoreHeader />}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={<StoreHeader />}>
      <ScreenError error={error} />
    </Frame>
  );
}
