import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { firstContour } from '../../selling/proofs/first-contour.ts';
import { lockLine, notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentDeskLine } from '../../selling/proofs/present-lines.ts';
import { sendArtwork } from '../../selling/proofs/send-artwork.ts';
import { takeArtworkOff } from '../../selling/proofs/take-artwork-off.ts';

export const SendArtworkAtDesk: Handler<'SendArtworkAtDesk'> = async (asked, call) => {
  const { lineId, artwork: token, place = null, seenArtworkId } = asked;
  const { services, visitor } = call;
  const contour = token === null ? ok(null) : await firstContour(call, lineId, token);
  if (!contour.ok) return contour;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockLine(tx, lineId);
    if (!locked.ok) return locked;
    const sender = { sentBy: 'staff', staffId: visitor.staff.id } as const;
    const sent =
      token === null
        ? await takeArtworkOff(services, tx, locked.value, sender)
        : await sendArtwork(
            services,
            tx,
            locked.value,
            { token, place, seenArtworkId, contour: contour.value },
            sender,
          );
    if (!sent.ok) return sent;
    if (sent.value) await notedOfLine(tx, call, 'SendArtworkAtDesk', locked.value);
    return ok({ line: await presentDeskLine(tx, locked.value) });
  });
};
