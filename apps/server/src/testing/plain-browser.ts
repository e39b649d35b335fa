import type { FastifyInstance } from 'fastify';
import type { Shop } from './open-shop.ts';

/** A page as a browser without JavaScript shows it. */
export interface OpenPage {
  /** The page's address after redirects, with the hash that browsers keep when they follow them. */
  readonly url: URL;
  readonly status: number;
  readonly type: string;
  readonly html: string;
  readonly body: Buffer;
  /** The content disposition, which names a file that is saved. */
  readonly savedAs: string;
}

/** Opens pages, follows links and redirects and sends forms as a browser without JavaScript does, with its own cookies. */
export interface PlainBrowser {
  open(address: string): Promise<OpenPage>;
  /** Fills in the form of the page that has these fields, and sends it. */
  send(page: OpenPage, typed: Readonly<Record<string, string>>): Promise<OpenPage>;
}

export function plainBrowser(shop: Shop, signedIn: ReadonlyMap<string, string> = new Map()): PlainBrowser {
  const cookies = new Map(signedIn);
  const { publicUrl } = shop.services.env;

  const follow = async (from: URL, posted?: string): Promise<OpenPage> => {
    let url = from;
    let payload = posted;
    for (let hop = 0; hop < 10; hop += 1) {
      const answer = await request(shop.app, url, cookies, payload);
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const { location } = answer.headers;
      if (answer.statusCode < 300 || answer.statusCode >= 400 || location === undefined) {
        const type = String(answer.headers['content-type'] ?? '');
        const html = type.startsWith('text/html') ? answer.payload : '';
        const savedAs = String(answer.headers['content-disposition'] ?? '');
        return { url, status: answer.statusCode, type, html, body: answer.rawPayload, savedAs };
      }
      const next = new URL(location, url);
      if (next.hash === '') next.hash = url.hash;
      url = next;
      payload = undefined;
    }
    throw new Error(`${from} redirects without end`);
  };

  return {
    open: (address) => follow(new URL(address, publicUrl)),
    send: ({ url, html }, typed) => {
      const form = formsIn(html).find(({ body }) =>
        Object.keys(typed).every((name) => body.includes(`name="${name}"`)),
      );
      if (form === undefined) throw new Error(`${url} has no form for ${Object.keys(typed)}`);
      const hidden = [...form.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
      const fields = hidden.map(([, name = '', value = '']) => [name, decoded(value)] as const);
      // A form without an action is posted to the page's whole address.
      const to = form.action === null ? url : new URL(form.action, url);
      return follow(to, new URLSearchParams({ ...Object.fromEntries(fields), ...typed }).toString());
    },
  };
}

const request = (app: FastifyInstance, url: URL, cookies: ReadonlyMap<string, string>, payload?: string) =>
  app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: url.pathname + url.search,
    authority: url.host,
    headers: {
      accept: 'text/html',
      'sec-fetch-site': payload === undefined ? 'none' : 'same-origin',
      ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin }),
    },
    cookies: Object.fromEntries(cookies),
    ...(payload === undefined ? {} : { payload }),
  });

/** The addresses on this site, as written, that a page's links and search forms lead to. */
export function linksIn({ html, url }: OpenPage): string[] {
  const anchors = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decoded(href));
  const searches = formsIn(html).flatMap(({ isPost, action }) => (isPost || action === null ? [] : [action]));
  return [...anchors, ...searches]
    .filter((href) => URL.canParse(href, url))
    .map((href) => new URL(href, url))
    .filter(({ origin }) => origin === url.origin)
    .map(({ pathname, search, hash }) => pathname + search + hash);
}

const formsIn = (html: string) =>
  [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', body = '']) => {
    const action = /\saction="([^"]*)"/.exec(attributes)?.[1];
    return { isPost: /method="post"/i.test(attributes), action: action === undefined ? null : decoded(action), body };
  });

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|quot|lt|gt);/g, (_, name: string) => entities[name] ?? '');
