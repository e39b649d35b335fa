import type { ServerBuild } from 'react-router';

interface SmallRoute {
  readonly path: string;
  /** The query names that the route declares. */
  readonly query?: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: each test names the part of React Router's arguments that it reads.
  readonly loader?: (loading: any) => unknown;
}

/**
 * A web build like React Router's, with only the parts that rendering a page reads.
 *
 * @param module the entry module: the context of the server's API, and the function that makes the response
 * @param routes by id
 */
export const smallWebBuild = (module: object, routes: Readonly<Record<string, SmallRoute>>): ServerBuild => {
  const each = <T>(made: (id: string, route: SmallRoute) => T) =>
    Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, made(id, route)]));
  return {
    entry: { module },
    routes: each((id, { path, query, loader }) => ({
      id,
      path,
      module: { default: () => null, ...(query ? { query } : {}), ...(loader ? { loader } : {}) },
    })),
    assets: {
      entry: { imports: [], module: '' },
      routes: each((id, { loader }) => ({ id, hasLoader: loader !== undefined, module: '' })),
      url: '',
      version: '',
    },
    assetsBuildDirectory: '',
    publicPath: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild; // the rest is for building and serving files
};
