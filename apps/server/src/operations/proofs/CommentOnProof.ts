import { fail, ok } from '@boxwright/contract';
import { commentsOfProofs, insertProofComment, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lockProof } from '../../selling/proofs/decide-proof.ts';
import { noSuchProof } from '../../selling/proofs/line-of-order.ts';
import { actorOf, openToChange } from '../../selling/proofs/open-line.ts';
import { presentLine, withoutFiles } from '../../selling/proofs/present-lines.ts';
import { tellDeskOfArtwork } from '../../selling/proofs/proof-mails.ts';

/** Comments on one proof, so that nobody fills the database through a link. */
const mostComments = 200;

export const CommentOnProof: Handler<'CommentOnProof'> = async ({ token, proofId, name, text, place }, call) => {
  const { services } = call;
  const opened = await openToChange(call, token, 'comment');
  if (!opened.ok) return opened;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockProof(tx, proofId);
    if (!locked.ok || locked.value.order.id !== opened.value.order.id) return noSuchProof;
    const written = await commentsOfProofs(tx, [proofId]);
    const last = written.at(-1);
    const [x, y, side] = [place?.x ?? null, place?.y ?? null, place?.side ?? null];
    const isSamePlace = last?.x === x && last.y === y && last.side === side;
    const isSamePress = isSamePlace && last.name === name && last.text === text;
    if (side !== null && !(await presentLine(tx, locked.value)).printsInside) {
      return fail('invalid', 'This item isn’t printed inside.');
    }
    if (written.length >= mostComments) {
      return fail('too_many', `This proof has ${mostComments} comments already. Please write or call us.`);
    }
    if (!isSamePress) {
      const author = actorOf(call, opened.value);
      const createdAt = services.now();
      await insertProofComment(tx, { proofId, author, link: opened.value.may, name, text, x, y, side, createdAt });
      await tellDeskOfArtwork(tx, services, opened.value.order.id, createdAt);
    }
    const line = await presentLine(tx, locked.value);
    return ok({ line: opened.value.may === 'decide' ? line : withoutFiles(line) });
  });
};
