import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { storeHeader } from './parts.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function StoreLayout() {
  return (
    <Frame header={storeHeader}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={storeHeader}>
      <ScreenError error={error} />
    </Frame>
  );
}
