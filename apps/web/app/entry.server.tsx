import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { holdEarlyPresses } from './hold-early-presses.ts';
import { Nonce } from './inline-script.tsx';
import { serverApi } from './server-api.ts';

/** Exported so that the server can read them from the build's entry module. */
export { publicQueryNames } from './public-query-names.ts';
export { serverApi } from './server-api.ts';

export const streamTimeout = 5_000;

/** Renders a whole document. Loaders have already awaited all of its data, so nothing is streamed later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = loadContext.get(serverApi);

  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        bootstrapScriptContent: `(${holdEarlyPresses})()`,
        // Large parts are written in place, not moved there by an inline script, so the page works without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          answered = true;
          clearTimeout(deadline);
          pipe(collector((html) => resolve(new RenderedDocument(html, { status: finalStatus, headers }))));
        },
        onShellError: reject,
        onError(problem: unknown) {
          finalStatus = 500;
          // Errors before the shell is ready reject the promise, and the server logs them with the request id.
          if (answered) console.error(problem);
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * A response that has its document as text beside the body, so that the server needn't read the body's stream: for a
 * whole document that took as long as a tenth of its rendering.
 */
class RenderedDocument extends Response {
  readonly html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }
}

/** Collects what React writes. */
const collector = (done: (html: string) => void): Writable => {
  const chunks: Buffer[] = [];
  return new Writable({
    // Never asks React to wait.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
};
