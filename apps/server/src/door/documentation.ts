import { operations } from '@boxwright/contract';
import type { FastifyPluginAsync } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApi } from './openapi.ts';
import { newNonce } from './security-headers.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people, both generated from the contract. */
export const apiDocumentation: FastifyPluginAsync<{ publicUrl: string }> = async (app, { publicUrl }) => {
  // The contract doesn't change while the process runs, so the description is generated once, on first use.
  let description: ReturnType<typeof openApi> | undefined;
  const describe = () => {
    description ??= openApi(operations, publicUrl);
    return description;
  };

  app.get('/openapi.json', { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(describe()),
  );

  app.get('/docs', { config: { access: 'public' } }, async (_request, reply) => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(documentationPage(describe(), nonce));
  });
};
