import { useEffect } from 'react';
import { Link } from 'react-router';

/** React Router's list of the routes that it has discovered: those of the page, and of its links. */
declare global {
  interface Window {
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteScripts>> };
  }
}

interface RouteScripts {
  readonly path?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

/** How often this checks whether React Router has discovered the screens, in ms, and how many times. */
const interval = 500;
const mostLooks = 20;

/**
 * Loads the scripts of the screens that this page's buttons lead to, once it has nothing else to do. Otherwise a press
 * would wait for four round trips: for the route, its script, the script's imports, and the data. The data isn't loaded
 * ahead, because it may change until the press.
 */
export function NextScreens({ to }: { to: readonly string[] }) {
  const screens = to.join(' ');
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const scripts = screens.split(' ').map(scriptsOf);
      if (scripts.some((found) => found === null) && looks < mostLooks) return;
      clearInterval(timer);
      for (const href of new Set(scripts.flatMap((found) => found ?? []))) preload(href);
    }, interval);
    return () => clearInterval(timer);
  }, [screens]);
  return (
    <div hidden>
      {to.map((screen) => (
        // React Router discovers the routes of links.
        <Link key={screen} to={screen} discover="render" />
      ))}
    </div>
  );
}

/** Null until the route is discovered. */
const scriptsOf = (screen: string): readonly string[] | null => {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const found = routes.find(({ path }) => `/${path}` === screen);
  return found ? [found.module, ...(found.imports ?? [])] : null;
};

const preload = (href: string): void => {
  if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};
