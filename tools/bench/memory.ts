import { residentMiB, type Watched } from './process.ts';
import type { Figure } from './report.ts';
import { webLoad } from './wrk.ts';

/** Memory after a hundred thousand requests for pages, and after a million. */
export const measureMemory = async (
  site: Watched & { readonly url: string; readonly pid: number },
): Promise<Figure[]> => {
  const pages = ['/', '/mono-cartons', '/onlinestore', '/faqs', '/login?from={n}'];
  let asked = 0;
  const askUntil = async (most: number) => {
    while (asked < most) {
      for (const page of pages) {
        const { requests } = await webLoad(site, site.url + page, {
          connections: 50,
          seconds: page.includes('{n}') ? 1 : 4,
        });
        asked += requests;
      }
    }
    return residentMiB(site.pid);
  };
  const early = await askUntil(100_000);
  const late = await askUntil(1_000_000);
  return [
    { name: 'memory after 100,000 requests', value: early, unit: 'MiB' },
    { name: 'memory after 1,000,000 requests', value: late, unit: 'MiB' },
    { name: 'growth between them', value: (100 * (late - early)) / early, unit: '%', goal: '≤ 10' },
  ];
};
