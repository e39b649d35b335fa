import type { Env } from '../../process/env.ts';
import { PAYU_URLS } from './payu/client.ts';
import { sandboxCredentials, sandboxUrls } from './sandbox/settings.ts';

/** The store's account at PayU, or at the sandbox inside this server. */
export function paymentAccount(env: Env, secretKey: string) {
  return env.payu === null
    ? { ...sandboxCredentials(secretKey), ...sandboxUrls(env.publicUrl, env.port) }
    : { key: env.payu.key, salt: env.payu.salt, ...PAYU_URLS[env.payu.mode] };
}
