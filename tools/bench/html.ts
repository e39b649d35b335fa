import { withBareFastify } from './bare-fastify.ts';
import type { Figure } from './report.ts';
import { type WebLoad, webLoad } from './wrk.ts';

/** Pages and static files for fifty browsers that take Brotli, beside a bare Fastify that sends as many bytes. */
export const measureHtml = async (url: string): Promise<Figure[]> => {
  const load = async (address: string) => {
    await webLoad(address, { connections: 50, seconds: 2 }); // until the code is compiled
    return webLoad(address, { connections: 50, seconds: 8 });
  };
  const page = await sizeOf(`${url}/mono-cartons`);
  const script = /\/assets\/framework-[\w-]+\.js/.exec(page.text)?.[0] ?? '/favicon.svg';
  const { bytes: scriptBytes } = await sizeOf(`${url}${script}`);
  const memory = await load(`${url}/mono-cartons`);
  const { file, barePage, bareFile } = await withBareFastify(async (bare) => {
    const [first, bareFirst] = [await load(`${url}${script}`), await load(`${bare}/${scriptBytes}`)];
    // In turn, because one of them may meet a slower minute of the machine.
    const [second, bareSecond] = [await load(`${url}${script}`), await load(`${bare}/${scriptBytes}`)];
    const barePage = await load(`${bare}/${page.bytes}`);
    return { file: both(first, second), bareFile: both(bareFirst, bareSecond), barePage };
  });
  // Each request asks for another address, so every page is rendered.
  const rendered = await load(`${url}/mono-cartons?search={n}`);
  const login = await load(`${url}/login?next={n}`);
  return [
    ...figuresOf('public page from memory, 50 connections', memory, '≥ 5000', '≤ 20'),
    beside('public page from memory', memory, barePage),
    ...figuresOf('page rendered for each request', rendered, '≥ 150'),
    ...figuresOf('login page rendered for each request', login),
    ...figuresOf(`static file of ${Math.round(scriptBytes / 1000)} kB`, file),
    { ...beside('static file', file, bareFile), goal: '≥ 60' },
    { name: 'pages and files that failed', value: memory.failed + rendered.failed + file.failed, unit: '', goal: '0' },
  ];
};

const both = (one: WebLoad, other: WebLoad): WebLoad => ({
  perSecond: (one.perSecond + other.perSecond) / 2,
  p99: Math.max(one.p99, other.p99),
  requests: one.requests + other.requests,
  failed: one.failed + other.failed,
});

const figuresOf = (name: string, { perSecond, p99 }: WebLoad, goal?: string, goalOf99?: string): Figure[] => [
  { name, value: perSecond, unit: '/s', ...(goal ? { goal } : {}) },
  { name: `${name}: 99 %`, value: p99, unit: 'ms', ...(goalOf99 ? { goal: goalOf99 } : {}) },
];

const beside = (name: string, ours: WebLoad, bare: WebLoad): Figure => ({
  name: `${name} beside a bare Fastify (${Math.round(bare.perSecond)}/s)`,
  value: (100 * ours.perSecond) / bare.perSecond,
  unit: '%',
});

/** What is sent for an address to a browser that takes Brotli. */
const sizeOf = async (address: string) => {
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const packed = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await packed.text();
  return { text: await plain.text(), bytes: Number(packed.headers.get('content-length') ?? 20_000) };
};
