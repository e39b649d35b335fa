import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  // The manifest of all routes is larger than some pages' own script, so a page includes only its own routes, and
  // fetches its links' routes in one cacheable request after hydration.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
