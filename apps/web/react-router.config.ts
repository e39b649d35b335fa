import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  // The list of all routes is larger than some pages' own script: a page brings its own, and learns where its links
  // lead in one cacheable request once it is alive.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
