import { fail, ok } from '@boxwright/contract';
import { isFileAwaited } from '@boxwright/orders';
import { inTransaction, setArtworkWish } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lockLine, noSuchLine } from '../../selling/proofs/line-of-order.ts';
import { openToChange } from '../../selling/proofs/open-line.ts';
import { presentLine } from '../../selling/proofs/present-lines.ts';
import { tellDeskOfArtwork } from '../../selling/proofs/proof-mails.ts';
import { whyNoArtwork } from '../../selling/proofs/send-artwork.ts';

export const SayArtworkComes: Handler<'SayArtworkComes'> = async ({ token, lineId, wish }, call) => {
  const opened = await openToChange(call, token, 'decide');
  if (!opened.ok) return opened;
  return inTransaction(call.services.db, async (tx) => {
    const locked = await lockLine(tx, lineId);
    if (!locked.ok || locked.value.order.id !== opened.value.order.id) return noSuchLine;
    const { order, line } = locked.value;
    const closed = await whyNoArtwork(tx, order);
    if (closed !== null) return fail('conflict', closed);
    const { standing } = await presentLine(tx, locked.value);
    // Its file may have to be mended: then its customer sends another one, or wants help with that.
    const isMended = wish === 'help' && standing !== null && isFileAwaited(standing);
    if (line.artworkToken !== null && !isMended) return fail('conflict', 'The artwork of this item has come already.');
    const now = call.services.now();
    await setArtworkWish(tx, lineId, wish, now);
    if (wish === 'help') await tellDeskOfArtwork(tx, call.services, order.id, now);
    return ok({ line: await presentLine(tx, locked.value) });
  });
};
