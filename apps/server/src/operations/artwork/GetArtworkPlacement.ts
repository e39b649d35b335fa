import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { checkBeforeOrder } from '../../selling/artwork/check-before-order.ts';
import { presentFinding } from '../../selling/artwork/present-finding.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { configureDieline, drawConfiguredDieline } from '../../selling/dielines/configured-dieline.ts';
import { printedFaceOf } from '../../selling/goods/box/printed-face.ts';
import { targetOfBox } from '../../selling/goods/box/target-of-box.ts';
import { readPrintFileLimits } from '../../selling/settings/print-file-limits.ts';

export const GetArtworkPlacement: Handler<'GetArtworkPlacement'> = async (
  { artwork: token, place = null, coat, print = null, ...asked },
  call,
) => {
  const { services } = call;
  const known = configureDieline(await currentCatalogue(services), asked);
  if (!known.ok) return known;
  const drawn = drawConfiguredDieline(known.value);
  if (!drawn.ok) return drawn;
  const artwork = await readArtwork(services.db, token);
  if (!artwork.ok) return artwork;
  const { style, box, board } = drawn.value;
  const limits = await readPrintFileLimits(services.db);
  const target = targetOfBox({ style: style.id, box, board, coat, place, print }, limits);
  const checked = await checkBeforeOrder(call, artwork.value, target);
  if (!checked.ok) return checked;
  const { placement, findings } = checked.value;
  return ok({
    face: board ? printedFaceOf(board) : 'coated',
    shines: target.takesGloss && artwork.value.glossKey !== null,
    placement: placement && { ...placement, matrix: [...placement.matrix] },
    findings: findings.map(presentFinding),
  });
};
