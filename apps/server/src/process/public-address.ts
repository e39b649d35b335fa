import ipaddr from 'ipaddr.js';

/**
 * Whether an address can be reached from the internet: not on this machine or a private network (RFC 1918, 3927, 4193,
 * 4291), and not a reserved local name (RFC 6761, 6762). A name that isn't known to be private counts as public.
 */
export function isPublicAddress(url: string): boolean {
  // The URL parser normalises IP addresses: `127.1` and `0x7f000001` become `127.0.0.1`.
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (!ipaddr.isValid(host)) return !privateName.test(host);
  return !privateRanges.includes(ipaddr.process(host).range());
}

const privateRanges: readonly string[] = ['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal'];
const privateName = /(^|\.)(localhost|test|local)$/;
