import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

const mapped = '::ffff:';

/** The key that rate limits count an address under: an IPv6 customer has a whole /64, so that counts as one source. */
export function sourceOf(address: string): string {
  // Fast paths for the most common cases, as this runs for every request: an IPv4 address from a proxy, and one in the
  // IPv6 notation of a socket for both families.
  if (isIPv4(address)) return address;
  if (address.startsWith(mapped) && isIPv4(address.slice(mapped.length))) return address.slice(mapped.length);
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return known.kind() === 'ipv4' ? known.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/64`)}/64`;
}

/**
 * The network of an address, without the part that identifies one connection: `203.0.113.x`, `2001:db8:7::/48`. Stored
 * instead of the address, as it is enough to tell places apart.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString().replace(/\.\d+$/, '.x');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/48`)}/48`;
}

/** Whether an address is on a loopback or private network, where monitoring runs. */
export const isPrivate = (address: string): boolean =>
  ipaddr.isValid(address) && ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(address).range());
