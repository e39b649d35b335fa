import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { serverApi } from './server-api.ts';

/** The server finds the key of its own api here, on the build's entry module. */
export { serverApi } from './server-api.ts';

export const streamTimeout = 5_000;

/** Renders a document. Loaders have waited for all that stands in it, so it is whole at once. */
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
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Large parts stand where they belong and aren't moved there by a script, which not everybody runs.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          answered = true;
          clearTimeout(deadline);
          const page = new PassThrough();
          pipe(page);
          text(page).then((html) => {
            const answer = import.meta.env.DEV ? html : scriptsAfterPaint(html);
            resolve(new Response(answer, { status: finalStatus, headers }));
          }, reject);
        },
        onShellError: reject,
        onError(problem: unknown) {
          finalStatus = 500;
          // Before the shell stands the problem is thrown to the server, which logs it with the request's id.
          if (answered) console.error(problem);
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}
