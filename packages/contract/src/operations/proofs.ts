import { z } from 'zod';
import { artworkToken, chosenPlace } from '../fields/artwork.ts';
import { drawingPlace, proofLineRow } from '../fields/proof.ts';
import {
  artworkWishes,
  commentOnProofRules,
  decideProofRules,
  proofDecisions,
  proofNameMaxLength,
  proofTextMaxLength,
} from '../forms/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { formParagraphs, formText, id, moment } from '../kernel/values.ts';

const text = z.string();
/** The link that opens an order's artwork and proofs. */
const token = field('token', line(400));
const lineId = field('line_id', id);
const proofId = field('proof_id', id);
const name = field('name', formText(proofNameMaxLength, 'the name'));
const words = field('text', formParagraphs(proofTextMaxLength, 'the text'));
const open = { method: 'POST', access: 'public', personal: true } as const;
const changed = record({ line: field('line', proofLineRow) });
/** What a file that is sent says beside itself. */
export const lying = {
  /** Where its sender has put it on the drawing; left out, it lies where its check finds. */
  place: field('artwork_place', chosenPlace.nullish()),
  /** The newest file that the sender saw, where that is put elsewhere; 409 if another one came. */
  seenArtworkId: field('seen_artwork_id', id.optional()),
};

export const proofOperations = {
  GetProofs: operation({
    ...open,
    summary: 'The artwork and proofs of an order, for whoever has the link; without prices and addresses.',
    input: record({ token }),
    output: record({
      orderId: field('order_id', z.int()),
      orderNumber: field('order_number', text),
      placedAt: field('placed_at', moment),
      status: field('status', text),
      firstName: field('first_name', text),
      isDemonstration: field('is_demonstration', z.boolean()),
      /** Whether this link may send files and decide; others may comment. */
      mayDecide: field('may_decide', z.boolean()),
      /** Why no file can be sent now, as a sentence; null if one can. */
      whyClosed: field('why_closed', text.nullable()),
      /** Absolute address for colleagues, who may look and comment. */
      shareUrl: field('share_url', text),
      lines: field('lines', z.array(proofLineRow)),
    }),
  }),
  SendArtwork: operation({
    ...open,
    summary:
      'Gives a line of an order an uploaded file, in place of the one before, or puts that elsewhere on its box. A proof is superseded, and a new one follows. Or takes the file of a sample off.',
    input: record({
      token,
      lineId,
      /** Null takes the file of a sample off again, which is made plain then. */
      artwork: field('artwork', artworkToken.nullable()),
      ...lying,
    }),
    output: changed,
  }),
  SayArtworkComes: operation({
    ...open,
    summary: 'Says that the artwork of a line comes later, or that help with it is wanted.',
    input: record({ token, lineId, wish: field('wish', z.enum(artworkWishes)) }),
    output: changed,
  }),
  CommentOnProof: operation({
    ...open,
    summary: 'Comments on a proof, as a whole or at a place of its drawing.',
    input: record({
      token,
      proofId,
      name,
      text: words,
      place: field('place', drawingPlace.nullish()),
    }),
    output: changed,
    rules: commentOnProofRules,
  }),
  DecideProof: operation({
    ...open,
    summary:
      'Approves the newest proof of a line under a typed name, asks for a change, or withdraws an approval before plates are made. Repeating it has no effect.',
    input: record({ token, proofId, decision: field('decision', z.enum(proofDecisions)), name, text: words }),
    output: record({
      line: field('line', proofLineRow),
      /** Whether this call decided it; somebody may have decided the same before. */
      isNew: field('is_new', z.boolean()),
    }),
    rules: decideProofRules,
  }),
};
