import { type Output, ok, type Result, takesGloss } from '@boxwright/contract';
import { senderOf } from '../../adapters/identity/sender.ts';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { preflightArtwork } from '../../selling/artwork/preflight-artwork.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { configureDieline, drawConfiguredDieline, keyOf } from '../../selling/dielines/configured-dieline.ts';
import { printedFaceOf } from '../../selling/goods/box/printed-face.ts';
import { targetOfBox } from '../../selling/goods/box/target-of-box.ts';
import { readPrintFileLimits } from '../../selling/settings/print-file-limits.ts';

/**
 * So that a reload and the way back don't check again. Nothing empties this: the key holds place, box and limits, and the
 * file of a token never changes.
 */
const checked = openPromiseCache<string, Result<Output<'GetArtworkPlacement'>>>({ max: 500 }, ({ ok }) => ok);

export const GetArtworkPlacement: Handler<'GetArtworkPlacement'> = async (
  { artwork: token, place = null, coat, ...asked },
  call,
) => {
  const { services, visitor, source } = call;
  const known = configureDieline(await currentCatalogue(services), asked);
  if (!known.ok) return known;
  const drawn = drawConfiguredDieline(known.value);
  if (!drawn.ok) return drawn;
  const artwork = await readArtwork(services.db, token);
  if (!artwork.ok) return artwork;
  const limits = await readPrintFileLimits(services.db);
  const key = [token, place, takesGloss(coat), keyOf(known.value), limits];
  return checked.get(JSON.stringify(key), async () => {
    const sender = senderOf(visitor, source);
    const refused =
      (await checkRateLimit(call, 'artwork check from source')) ?? services.inspection.heldBack(sender)?.failure;
    if (refused) return refused;
    const { style, box, board } = drawn.value;
    const target = targetOfBox({ style: style.id, box, board, coat, place }, limits);
    const { placement, findings } = await preflightArtwork(services, artwork.value, target, sender);
    return ok({
      face: board ? printedFaceOf(board) : 'coated',
      shines: target.takesGloss && artwork.value.glossKey !== null,
      placement: placement && { ...placement, matrix: [...placement.matrix] },
      findings: findings.map(({ rule, severity, text, mend, places }) => ({
        rule,
        severity,
        text,
        mend,
        places: places.map(({ x, y, length, width }) => ({ x, y, length, width })),
      })),
    });
  });
};
