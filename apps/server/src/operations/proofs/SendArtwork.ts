import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { firstContour } from '../../selling/proofs/first-contour.ts';
import { lockLine, noSuchLine } from '../../selling/proofs/line-of-order.ts';
import { actorOf, openToChange } from '../../selling/proofs/open-line.ts';
import { presentLine } from '../../selling/proofs/present-lines.ts';
import { sendArtwork } from '../../selling/proofs/send-artwork.ts';
import { takeArtworkOff } from '../../selling/proofs/take-artwork-off.ts';

export const SendArtwork: Handler<'SendArtwork'> = async (
  { token, lineId, artwork, place = null, seenArtworkId },
  call,
) => {
  const { services } = call;
  const opened = await openToChange(call, token, 'decide');
  if (!opened.ok) return opened;
  const contour = artwork === null ? ok(null) : await firstContour(call, lineId, artwork);
  if (!contour.ok) return contour;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockLine(tx, lineId);
    if (!locked.ok || locked.value.order.id !== opened.value.order.id) return noSuchLine;
    const sender = { sentBy: actorOf(call, opened.value), staffId: null } as const;
    const sent =
      artwork === null
        ? await takeArtworkOff(services, tx, locked.value, sender)
        : await sendArtwork(
            services,
            tx,
            locked.value,
            { token: artwork, place, seenArtworkId, contour: contour.value },
            sender,
          );
    return sent.ok ? ok({ line: await presentLine(tx, locked.value) }) : sent;
  });
};
