import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';
import { PageEnd, SiteHeader } from './parts.tsx';

/** Without pictures: the service worker keeps none. */
export default function OfflineLayout() {
  return (
    <Frame header={<SiteHeader />} end={<PageEnd withMinimum={false} />}>
      <Outlet />
    </Frame>
  );
}
