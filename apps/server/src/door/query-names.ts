import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/**
 * The names in the query that the page at this path reads. Its route module declares them as `query`; React Router
 * leaves such an export out of the browser's script.
 */
export function queryNamesAt(pathname: string, build: ServerBuild): readonly string[] {
  const known = namesByPath.get(build) ?? new LRUCache<string, readonly string[]>({ max: 500 });
  namesByPath.set(build, known);
  // React Router asks for a page's data at these addresses.
  const page = pathname.replace(/(^\/_root)?\.data$/, '') || '/';
  const names = known.get(page) ?? declaredAt(page, build);
  known.set(page, names);
  return names;
}

/** A cache for all shared paths, because matching takes longer than the rest of an answer from memory. */
const namesByPath = new WeakMap<ServerBuild, LRUCache<string, readonly string[]>>();

const declaredAt = (page: string, build: ServerBuild): readonly string[] =>
  (matchRoutes(routeTree(build), page) ?? []).flatMap(({ route }) => {
    const module = build.routes[route.id ?? '']?.module;
    return (module && Reflect.get(module, 'query')) ?? [];
  });

/** The build's routes as React Router matches them. */
export function routeTree({ routes }: Pick<ServerBuild, 'routes'>): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, index, path } : { id, path, children: below(id) })) as RouteObject[]; // paths may be undefined, as React Router has them
  return below(undefined);
}
