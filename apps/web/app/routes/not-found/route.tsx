import { data } from 'react-router';
import { NotFound } from '../../features/shell/parts.tsx';
import type { Route } from './+types/route.ts';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => [
  { title: 'Page not found | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundRoute() {
  return <NotFound />;
}
