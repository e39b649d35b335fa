import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../process/env.ts';

/** A fresh nonce for the scripts of one response, which injected code can't know. */
export const newNonce = (): string => randomBytes(16).toString('base64');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For files of the web build. */
    readonly isFile?: boolean;
  }
}

const headersOfFiles = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Headers that only concern documents are left out on files, of which a page has forty. */
const documentHeaders = {
  ...headersOfFiles,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

const transportHeaders = ({ publicUrl }: Pick<Env, 'publicUrl'>) =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** The security headers of a file of the web build. */
export const fileHeaders = (env: Pick<Env, 'publicUrl'>): Readonly<Record<string, string>> => ({
  ...headersOfFiles,
  ...transportHeaders(env),
});

/** Sets the security headers of every response. Pages replace the Content-Security-Policy by `pagePolicy`. */
export function securityHeaders(env: Pick<Env, 'publicUrl'>): (request: FastifyRequest, reply: FastifyReply) => void {
  const [ofFiles, ofDocuments] = [fileHeaders(env), { ...documentHeaders, ...transportHeaders(env) }];
  return (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.headers(request.routeOptions.config.isFile === true ? ofFiles : ofDocuments);
  };
}

export interface PagePolicy {
  /** The page's inline scripts: their hashes, or the nonce that they and its styles carry. */
  readonly inline: { readonly nonce: string } | { readonly hashes: readonly string[] };
  /** The address to which payment forms are posted, e.g. `https://test.payu.in/_payment`. */
  readonly paymentFormUrl: string;
  /** Allows requests to Google Analytics. */
  readonly analytics: boolean;
  /** Hot reload needs a socket and inline styles. */
  readonly development: boolean;
}

/** The Content-Security-Policy of a page: our own scripts, styles and pictures; forms post to us or to the payment page. */
export function pagePolicy({ inline, paymentFormUrl, analytics, development }: PagePolicy): string {
  const nonce = 'nonce' in inline ? ` 'nonce-${inline.nonce}'` : '';
  const scripts = 'nonce' in inline ? nonce : inline.hashes.map((hash) => ` ${hash}`).join('');
  const google = analytics ? ' https://*.google-analytics.com https://*.googletagmanager.com' : '';
  const { origin, hostname } = new URL(paymentFormUrl);
  // PayU redirects the form to its other hosts, and browsers apply `form-action` to redirects as well.
  const payment = hostname.endsWith('.payu.in') ? `${origin} https://*.payu.in` : origin;
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}${analytics ? ' https://*.googletagmanager.com' : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : nonce}`,
    // Pop-ups and charts are positioned by style attributes; those can't load or run anything.
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
