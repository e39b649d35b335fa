import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { PageEnd, SiteHeader } from './parts.tsx';

/** It has no pictures, because the service worker caches none. */
export default function OfflineLayout() {
  return (
    <Frame header={<SiteHeader />} end={<PageEnd withMinimum={false} />}>
      <Outlet />
    </Frame>
  );
}
