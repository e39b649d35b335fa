import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../site/shell-data.ts';

export const feedTitle = (shop: string): string => `${shop}: about packaging`;

/** Points to the articles' feed; not on error pages, which don't know the shop's name. */
export function FeedLink() {
  const shell = useRouteLoaderData<ShellData>('root');
  return shell === undefined ? null : (
    <link rel="alternate" type="application/atom+xml" title={feedTitle(shell.company.name)} href="/feed.xml" />
  );
}
