import { ok, type Result } from '@boxwright/contract';
import type { Target } from '@boxwright/preflight';
import type { Artwork } from '@boxwright/storage';
import { checksumOf } from '../../adapters/files/files.ts';
import { senderOf } from '../../adapters/identity/sender.ts';
import type { Call } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import { bothSides, insideOf, type SidesChecked } from './both-sides.ts';
import type { Preflighted } from './inspect/preflight-file.ts';
import { preflightArtwork } from './preflight-artwork.ts';

/**
 * So that customiser, cart, checkout and a reload share one check. Nothing empties this: the key holds what is cut and
 * the limits, and the file of a token never changes.
 */
const checked = openPromiseCache<string, Result<Preflighted>>({ max: 500 }, ({ ok }) => ok);

/**
 * Checks a file against what will be cut, for whoever hasn't ordered or paid yet, within the limits of their source.
 *
 * @param inside what is printed inside a box; null where nothing is
 */
export async function checkBeforeOrder(
  call: Call,
  artwork: Artwork,
  { outside: target, inside }: { readonly outside: Target; readonly inside: Target | null },
): Promise<Result<SidesChecked>> {
  const outside = await checkSide(call, artwork, target);
  if (!outside.ok || !inside || artwork.byHand) return outside;
  const page = insideOf(artwork);
  if (!page) return ok(bothSides(outside.value, null));
  const within = await checkSide(call, page, inside);
  return within.ok ? ok(bothSides(outside.value, within.value)) : within;
}

async function checkSide(call: Call, artwork: Artwork, target: Target): Promise<Result<Preflighted>> {
  const { services, visitor, source } = call;
  const limits = await readPrintFileLimits(services.db);
  const key = checksumOf(Buffer.from(JSON.stringify([artwork.token, target, limits])));
  return checked.get(key, async () => {
    const sender = senderOf(visitor, source);
    const refused =
      (await checkRateLimit(call, 'artwork check from source')) ?? services.inspection.heldBack(sender)?.failure;
    return refused ?? ok(await preflightArtwork(services, artwork, target, sender));
  });
}
