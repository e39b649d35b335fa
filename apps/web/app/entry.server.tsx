import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { holdEarlyPresses } from './hold-early-presses.ts';
import { Nonce } from './inline-script.tsx';
import { keptMarkup } from './kept-markup.server.ts';
import { serverApi } from './server-api.ts';
import { islandsReady } from './ui/island.tsx';
import { KeptMarkupContext } from './ui/kept-markup.tsx';

/** Exported so that the server can read it from the build's entry module. */
export { serverApi } from './server-api.ts';

export const streamTimeout = 5_000;

/**
 * Renders a whole document. Loaders have already awaited all of its data, and every part of the page is loaded, so
 * nothing has to wait: React's synchronous renderer takes two thirds of the time of the streaming one.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  await islandsReady();
  const { nonce } = loadContext.get(serverApi);
  const kept = keptMarkup(JSON.stringify(routerContext.staticHandlerContext.loaderData['root']));
  const page = (
    <Nonce value={nonce}>
      <KeptMarkupContext value={kept}>
        <ServerRouter context={ofItsRoutes(await withLoadedData(routerContext))} url={request.url} nonce={nonce} />
      </KeptMarkupContext>
    </Nonce>
  );
  const html = renderToString(page);
  if (html.includes(failedPart)) throw await failureOf(page);
  if (status === 200) kept.keepFrom(html);
  const script = `<script nonce="${nonce}">(${holdEarlyPresses})()</script>`;
  return new RenderedDocument(withScript(html, script), { status, headers });
}

/**
 * React Router passes the loaders' data to the page as a stream, and rendering would have to wait for it. So the stream
 * is read first, into the cache in which React Router's component `StreamTransfer` looks.
 */
async function withLoadedData(context: EntryContext): Promise<EntryContext> {
  const decoder = new TextDecoder();
  let value = '';
  // Node's streams can be iterated; TypeScript's type of the browser's can't.
  const stream = context.serverHandoffStream as unknown as AsyncIterable<Uint8Array> | undefined;
  for await (const chunk of stream ?? []) value += decoder.decode(chunk, { stream: true });
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...context, renderMeta: { streamCache: { 0: read } } };
}

/**
 * For each page, React Router makes objects for all routes that it finds in the manifest. Here it finds only this
 * page's routes; look-ups still find the others, which are inherited.
 */
function ofItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = Object.create(manifest.routes);
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}

/** What React writes in place of a part that has failed. */
const failedPart = '<!--$!-->';

/** The error of a part of the page: the synchronous renderer doesn't report it, so the page is rendered once more. */
const failureOf = (page: ReactElement): Promise<unknown> =>
  new Promise((resolve) => {
    const { pipe } = renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => {
        pipe(new Writable({ write: (_chunk, _encoding, next) => next() }));
        resolve(new Error('A part of the page failed, but not when it was rendered again.'));
      },
    });
  });

/**
 * The document with a script at the end of its body. From here on it is bytes: a text of more than 65,536 characters, one
 * of them a "₹", is too large for V8's usual heap, and each further copy of it would take as long as a part of the page.
 */
function withScript(html: string, script: string): Buffer {
  const page = Buffer.from(html);
  const end = page.lastIndexOf('</body>');
  return Buffer.concat([
    Buffer.from('<!DOCTYPE html>'),
    page.subarray(0, end),
    Buffer.from(script),
    page.subarray(end),
  ]);
}

/** A response that has its document beside the body, so that the server needn't read the body's stream. */
class RenderedDocument extends Response {
  readonly document: Buffer;

  constructor(document: Buffer, init: ResponseInit) {
    super(null, init);
    this.document = document;
  }
}
