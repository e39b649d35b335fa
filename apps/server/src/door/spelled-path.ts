import { matchRoutes, type ServerBuild } from 'react-router';
import { routeTree } from './query-names.ts';

/**
 * The path as the website writes it, for a path in other letter case: React Router matches `/Mono-Cartons` too, and each
 * page has one address. Null if the path is right, or no page's. Ids and tokens in it stay as they are.
 */
export function spelledPath(path: string, build: ServerBuild): string | null {
  if (!/[A-Z]/.test(path) || path.endsWith('.data')) return null;
  const matches = matchRoutes(routeTree(build), path);
  if (matches === null) return null;
  const pattern = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter((part) => part !== '');
  if (pattern.includes('*')) return null;
  const [, ...parts] = path.split('/');
  const spelled = `/${parts.map((part, place) => (pattern[place]?.startsWith(':') ? part : (pattern[place] ?? part))).join('/')}`;
  return spelled === path ? null : spelled;
}
