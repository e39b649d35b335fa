import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  // The list of routes is small: one cacheable file with the page instead of requests while the visitor moves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
