import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { ScreenError } from './ScreenError.tsx';

export default function StoreLayout() {
  return (
    <Frame store={true}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame store={true}>
      <ScreenError error={error} />
    </Frame>
  );
}
