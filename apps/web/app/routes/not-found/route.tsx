import { data } from 'react-router';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { NotFound } from '../../features/shell/parts.tsx';

export const loader = () => data(null, { status: 404 });

export const meta = unlistedMeta('Page not found');

export default function NotFoundRoute() {
  return <NotFound />;
}
