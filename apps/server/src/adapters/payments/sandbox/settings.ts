import { hkdfSync } from 'node:crypto';
import type { PayuCredentials } from '../payu/protocol.ts';

/** The path under which the plugin is mounted. */
export const SANDBOX_PREFIX = '/sandbox';

/** The sandbox merchant: a salt of this installation, so that nobody else can sign a payment for it. */
export function sandboxCredentials(secretKey: string | Buffer): PayuCredentials {
  const salt = Buffer.from(hkdfSync('sha256', secretKey, '', 'boxwright payment sandbox salt', 24)).toString('hex');
  return { key: 'SANDBX', salt };
}

/**
 * Addresses of the sandbox. The form has another origin than the store (`127.0.0.1` and `localhost`), as PayU's form
 * does, so that the return is cross-site; a store under a real name has one origin. Commands stay on the machine.
 */
export function sandboxUrls(
  publicUrl: string,
  port: number,
): { readonly formUrl: string; readonly commandUrl: string } {
  const form = new URL(`${SANDBOX_PREFIX}/_payment`, publicUrl);
  if (form.hostname === 'localhost') form.hostname = '127.0.0.1';
  else if (form.hostname === '127.0.0.1') form.hostname = 'localhost';
  return {
    formUrl: form.href,
    commandUrl: `http://127.0.0.1:${port}${SANDBOX_PREFIX}/merchant/postservice.php?form=2`,
  };
}
