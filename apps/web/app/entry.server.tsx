import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { holdEarlyForms } from './hold-early-forms.ts';
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
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        bootstrapScriptContent: `(${holdEarlyForms})()`,
        // Large parts are written in place, not moved there by an inline script, so the page works without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          answered = true;
          clearTimeout(deadline);
          const page = new PassThrough();
          pipe(page);
          text(page).then((html) => resolve(new Response(html, { status: finalStatus, headers })), reject);
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
