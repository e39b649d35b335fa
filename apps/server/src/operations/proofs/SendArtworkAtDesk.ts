import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { firstContour } from '../../selling/proofs/first-contour.ts';
import { lockLine, notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentDeskLine } from '../../selling/proofs/present-lines.ts';
import { sendArtwork } from '../../selling/proofs/send-artwork.ts';

export const SendArtworkAtDesk: Handler<'SendArtworkAtDesk'> = async (asked, call) => {
  const { lineId, artwork: token, place = null, seenArtworkId } = asked;
  const { services, visitor } = call;
  const contour = await firstContour(call, lineId, token);
  if (!contour.ok) return contour;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockLine(tx, lineId);
    if (!locked.ok) return locked;
    const sender = { sentBy: 'staff', staffId: visitor.staff.id } as const;
    const came = { token, place, seenArtworkId, contour: contour.value };
    const sent = await sendArtwork(services, tx, locked.value, came, sender);
    if (!sent.ok) return sent;
    if (sent.value) await notedOfLine(tx, call, 'SendArtworkAtDesk', locked.value);
    return ok({ line: await presentDeskLine(tx, locked.value) });
  });
};
