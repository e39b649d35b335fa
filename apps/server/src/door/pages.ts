import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { watchShopVersion } from '../adapters/database/watch-shop-version.ts';
import type { Handlers } from '../calls/call.ts';
import type { Services } from '../calls/services.ts';
import { forgetCatalogue } from '../selling/catalogue/catalogue.ts';
import { forgetCompany } from '../selling/company/company.ts';
import { compressPage, encodingFor } from './compress-page.ts';
import { retryAfterSeconds } from './errors.ts';
import { replaceNonce } from './inline-scripts.ts';
import { callOfNobody, headersOf, openCall } from './open-call.ts';
import { publicAddress } from './public-address.ts';
import { type PublicPage, publicPage, sendPublicPage } from './public-page.ts';
import { openPublicPages } from './public-pages.ts';
import { type RenderedPage, renderPage } from './render-page.ts';
import { newNonce, type PagePolicy, pagePolicy } from './security-headers.ts';
import { spelledPath } from './spelled-path.ts';

export interface PagesOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
  /** Returns the web app's server build; called for each request, so that it can change in development. */
  readonly build: () => Promise<ServerBuild>;
  readonly paymentFormUrl: string;
}

/**
 * Every address without another route is a page. Public pages are rendered once for everybody and kept until something
 * that they show changes; personal ones are rendered for each request.
 */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { services, handlers, build, paymentFormUrl } = options;
  const { publicUrl, gaMeasurementId, mode } = services.env;
  const development = mode === 'development';
  const kept = openPublicPages();
  /** Marks the scripts of pages for everybody until their hashes replace it; never sent. */
  const inner = newNonce();

  const changes = await watchShopVersion(services.db, () => {
    forgetCatalogue(services);
    forgetCompany(services.db);
    kept.clear();
  });
  app.addHook('onClose', () => changes.close());

  // React Router reads page forms from the raw body, which is limited to `largestBody`.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const policyOf = (inline: PagePolicy['inline']) =>
    pagePolicy({ inline, paymentFormUrl, development, analytics: gaMeasurementId !== null });

  const renderForEverybody = async (request: FastifyRequest, built: ServerBuild, address: string) => {
    const rendered = await renderPage({
      services,
      handlers,
      build: built,
      // The configured origin instead of the request's host, which its sender can choose.
      request: new Request(new URL(publicUrl).origin + address),
      nonce: inner,
      log: request.log,
      openCall: async () => callOfNobody(services, request),
      isForEverybody: true,
    });
    if (rendered.body === null) return { ...rendered, policy: policyOf({ hashes: [] }) };
    const { page, hashes } = replaceNonce(rendered.body, inner);
    return { ...rendered, body: page, policy: policyOf({ hashes }) };
  };

  // Pages that are kept cost nothing, so they don't wait in their source's queue.
  app.addHook('preValidation', async (request, reply) => {
    if (development) return;
    const address = publicAddress(request, await build(), services.now());
    const page = address && kept.get(address.key);
    return page ? sendPublicPage(request, reply, page) : undefined;
  });

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    config: { access: 'inside' },
    handler: async (request, reply) => {
      const built = await build();
      const [path = '', query] = request.url.split(/\?(.*)/s);
      const spelled = request.method === 'POST' ? null : spelledPath(path, built);
      if (spelled !== null) return reply.redirect(query === undefined ? spelled : `${spelled}?${query}`, 301);
      const address = publicAddress(request, built, services.now());
      if (address !== null) {
        // Rendered for everybody even when it isn't kept, so that it gets the same query names each time.
        const isKept = !development && kept.isShared(address.key);
        let own: Awaited<ReturnType<typeof renderForEverybody>> | undefined;
        const render = async () => {
          own = await renderForEverybody(request, built, address.path);
          return isKept ? pageToKeep(own) : null;
        };
        const page = await (isKept ? kept.render(address.key, render) : render());
        if (page !== null) return sendPublicPage(request, reply, page);
        if (own !== undefined && !own.isPersonal) return send(request, reply, own);
      }
      const nonce = newNonce();
      const rendered = await renderPage({
        services,
        handlers,
        build: built,
        request: webRequest(request, reply, publicUrl),
        nonce,
        log: request.log,
        openCall: () => openCall(services, request, reply),
        isForEverybody: false,
      });
      return send(request, reply, { ...rendered, policy: policyOf({ nonce }) });
    },
  });
};

interface PageWithPolicy extends RenderedPage {
  /** The page's Content-Security-Policy. */
  readonly policy: string;
}

/** The page if it may be kept: the same for everybody, and without a failure that may be over in a moment. */
async function pageToKeep(rendered: PageWithPolicy): Promise<PublicPage | null> {
  const { response, body, policy, isPersonal, hasFailure } = rendered;
  if (isPersonal || hasFailure || response.status !== 200 || body === null) return null;
  return publicPage(body, { ...Object.fromEntries(response.headers), 'content-security-policy': policy });
}

function webRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const disconnect = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnect.abort();
  });
  const { body } = request;
  // Joined as text, because `new URL('//x', base)` would take `x` as another host.
  return new Request(originOf(request, publicUrl) + request.url, {
    method: request.method,
    headers: formHeaders(request),
    signal: disconnect.signal,
    ...(Buffer.isBuffer(body) ? { body } : {}),
  } as RequestInit); // TypeScript's RequestInit doesn't know Node's buffers
}

/**
 * A page whose address is a secret sends no referrer, and then browsers hide the origin of its forms. React Router
 * would refuse them, although another header, checked before, shows that they come from this site.
 */
function formHeaders(request: FastifyRequest): Headers {
  const headers = headersOf(request);
  if (headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin') headers.delete('origin');
  return headers;
}

/** The origin as the browser sees it; React Router checks forms against it. */
function originOf(request: FastifyRequest, publicUrl: string): string {
  const url = `${request.protocol}://${request.host}`;
  // The protocol can come from a proxy's header, so it may be anything.
  return new URL(/^https?:/.test(url) && URL.canParse(url) ? url : publicUrl).origin;
}

/** Sends a page that isn't kept. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, body, policy, isPersonal }: PageWithPolicy,
) {
  reply.code(response.status);
  if (response.status === 503) reply.header('retry-after', String(retryAfterSeconds));
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.header('content-security-policy', policy);
  // Only public pages may be restored when going back: after personal ones, another person may use the browser.
  if (isPersonal) reply.header('cache-control', 'private, no-store');
  else if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (body === null) return reply.send(null);
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding === null) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressPage(body, encoding, 'always'));
}
