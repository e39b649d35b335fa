import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** A fresh nonce: what scripts of this one answer carry, and nothing injected can know. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** What every answer says, whatever it is. Pages replace the content policy by `pagePolicy`. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, env: Pick<Env, 'publicUrl'>): void {
  reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  if (env.publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
}

export interface PagePolicy {
  readonly nonce: string;
  /** Where payment forms are posted to, e.g. `https://test.payu.in/_payment`. */
  readonly paymentFormUrl: string;
  /** With analytics, Google's collectors may be called. */
  readonly analytics: boolean;
  /** Hot reload needs a socket and inline styles. */
  readonly development: boolean;
}

/** The Content-Security-Policy of a page: our own scripts, styles and pictures; forms post to us or to the payment page. */
export function pagePolicy({ nonce, paymentFormUrl, analytics, development }: PagePolicy): string {
  const google = analytics ? ' https://*.google-analytics.com https://*.googletagmanager.com' : '';
  const { origin, hostname } = new URL(paymentFormUrl);
  // PayU's page sends the form on to other hosts of its own, which browsers check as well.
  const payment = hostname.endsWith('.payu.in') ? `${origin} https://*.payu.in` : origin;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${analytics ? ' https://*.googletagmanager.com' : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // Positions of pop-ups and charts are style attributes; those can't load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${google}`,
    "font-src 'self'",
    `connect-src 'self' blob:${google}${development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    `form-action 'self' ${payment}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}
