import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { storeEnd, storeHeader } from './parts.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function StoreLayout() {
  return (
    <Frame header={storeHeader} end={storeEnd}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame header={storeHeader} end={storeEnd}>
      <ScreenError error={error} />
    </Frame>
  );
}
