import { withBareFastify } from './bare-fastify.ts';
import { rateFigure, ratioFigure } from './busy.ts';
import type { Watched } from './process.ts';
import type { Figure } from './report.ts';
import { medianLoad, type WebLoad, webLoad } from './wrk.ts';

/** Pages and static files for fifty browsers that accept Brotli, beside a bare Fastify that sends as many bytes. */
export const measureHtml = async (site: Watched & { readonly url: string }): Promise<Figure[]> => {
  const { url } = site;
  const loadOf = async (watched: Watched, address: string) => {
    await webLoad(watched, address, { connections: 50, seconds: 2 }); // until the code is compiled
    return webLoad(watched, address, { connections: 50, seconds: 8 });
  };
  const load = (address: string) => loadOf(site, address);
  const page = await sizeOf(`${url}/mono-cartons`);
  const script = /\/assets\/framework-[\w-]+\.js/.exec(page.text)?.[0] ?? '/favicon.svg';
  const { bytes: scriptBytes } = await sizeOf(`${url}${script}`);
  const memory = await load(`${url}/mono-cartons`);
  const { file, barePage, bareFile } = await withBareFastify(async (bare) => {
    const ofBare = (bytes: number) => loadOf(bare, `${bare.url}/${bytes}`);
    const files: WebLoad[] = [];
    const bareFiles: WebLoad[] = [];
    // By turns, because one of them may be measured in a slower minute of the machine.
    for (let round = 0; round < 3; round += 1) {
      files.push(await load(`${url}${script}`));
      bareFiles.push(await ofBare(scriptBytes));
    }
    return { file: medianLoad(files), bareFile: medianLoad(bareFiles), barePage: await ofBare(page.bytes) };
  });
  // Each request has another address, so every page is rendered.
  const rendered = await load(`${url}/ordercustomboxes?search={n}`);
  const login = await load(`${url}/login?next={n}`);
  return [
    ...figuresOf('public page from memory, 50 connections', memory, '≥ 5000', '≤ 20'),
    ratioFigure('public page from memory', memory, barePage),
    ...figuresOf('page rendered for each request', rendered, '≥ 150'),
    ...figuresOf('login page rendered for each request', login),
    ...figuresOf(`static file of ${Math.round(scriptBytes / 1000)} kB`, file),
    ratioFigure('static file', file, bareFile, '≥ 60'),
    { name: 'pages and files that failed', value: memory.failed + rendered.failed + file.failed, unit: '', goal: '0' },
  ];
};

const figuresOf = (name: string, load: WebLoad, goal?: string, goalOf99?: string): Figure[] => [
  rateFigure(name, load, goal),
  { name: `${name}: 99 %`, value: load.p99, unit: 'ms', ...(goalOf99 ? { goal: goalOf99 } : {}) },
];

/** The size of the response for an address to a browser that accepts Brotli. */
const sizeOf = async (address: string) => {
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const packed = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await packed.text();
  return { text: await plain.text(), bytes: Number(packed.headers.get('content-length') ?? 20_000) };
};
