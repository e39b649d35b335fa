import { isIP } from 'node:net';

/**
 * Whether people outside can reach an address: not this machine, not a private network (RFC 1918, 3927, 4193, 4291),
 * and no name that is never looked up outside (RFC 6761, 6762). A name that isn't known to be private is public.
 */
export function isPublicAddress(url: string): boolean {
  // The parser writes every spelling of an IP address in one way: `127.1` and `0x7f000001` become `127.0.0.1`.
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  switch (isIP(host)) {
    case 4:
      return !privateIPv4.test(host);
    case 6:
      return !privateIPv6.test(host);
    default:
      return !privateName.test(host);
  }
}

const privateIPv4 = /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./;
const privateIPv6 = /^::1?$|^f[cd]|^fe[89ab]/;
const privateName = /(^|\.)(localhost|test|local)$/;
