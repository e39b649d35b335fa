import { fail, type Output, ok, type Result } from '@boxwright/contract';
import { senderOf } from '../../adapters/identity/sender.ts';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { artworkInks } from '../../selling/artwork/artwork-inks.ts';
import { insideOf } from '../../selling/artwork/both-sides.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';

/** Pictures of some hundred kilobytes, so only a few. Nothing empties this: the file of a token never changes. */
const drawn = openPromiseCache<string, Result<Output<'GetArtworkInks'>>>({ max: 20 }, ({ ok }) => ok);

export const GetArtworkInks: Handler<'GetArtworkInks'> = async ({ artwork: token, side }, call) => {
  const { services, visitor, source } = call;
  const artwork = await readArtwork(services.db, token);
  if (!artwork.ok) return artwork;
  const page = side === 'inside' ? insideOf(artwork.value) : artwork.value;
  // What screens show of a file is its outside, and only inks of PDFs are read without that.
  if (!page || (side === 'inside' && page.kind !== 'pdf')) return noInside;
  return drawn.get(`${side} ${token}`, async () => {
    const sender = senderOf(visitor, source);
    const refused =
      (await checkRateLimit(call, 'artwork check from source')) ?? services.inspection.heldBack(sender)?.failure;
    if (refused) return refused;
    const found = await artworkInks(services, page, sender);
    const shown = <T extends { readonly picture: Uint8Array }>(drawn: T) => ({
      ...drawn,
      picture: asAddress(drawn.picture),
    });
    const layers = { white: found.white && shown(found.white), gloss: found.gloss && shown(found.gloss) };
    if (found.why !== null) {
      const printed = found.printed && asAddress(found.printed);
      return ok({ why: found.why, printed, inks: [], ...layers, heaviest: 0, heat: null });
    }
    const heat = { ...shown(found.heat), bands: [...found.heat.bands] };
    return ok({ why: null, printed: null, inks: found.inks.map(shown), ...layers, heaviest: found.heaviest, heat });
  });
};

const noInside = fail('not_found', 'This file has no page for an inside whose inks could be shown.');

const asAddress = (webp: Uint8Array): string => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
