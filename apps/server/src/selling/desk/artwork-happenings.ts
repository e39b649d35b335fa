import type { DeskHappening } from '@boxwright/contract';
import type { ArtworkHistory, ProofDecisionTaken, ProofLinkUse } from '@boxwright/storage';
import {
  nameOfProof,
  stoppedFiles,
  supersededBy,
  takenOffWords,
  titleOfDecision,
  titleOfFile,
  titleOfHelp,
  titleOfProof,
  titleOfStop,
} from '../proofs/artwork-timeline.ts';
import { isApprovedAsBefore } from '../proofs/as-before.ts';
import { happening } from './happening.ts';

/** What has happened to an order's artwork and proofs, in any order. */
export const artworkHappenings = (history: ArtworkHistory): DeskHappening[] => {
  const { helps, files, proofs, decisions, comments, linkUses } = history;
  return [
    ...helps.map((help) => happening('proof', titleOfHelp(help), [], '', help.at)),
    ...files.map((file) => {
      const { name, sentBy, staffName, createdAt } = file;
      const lines = [name, sentBy === 'staff' ? '' : senders[sentBy], supersededBy(history, file), takenOffWords(file)];
      return happening('proof', titleOfFile(files, file), lines, staffName ?? '', createdAt);
    }),
    ...stoppedFiles(history).map(({ file, at, stops }) => happening('proof', titleOfStop(file), stops, '', at)),
    ...proofs.map((proof) => {
      const { note, staffName, createdAt } = proof;
      const who = staffName === null && !isApprovedAsBefore(proof) ? 'By itself: its check found nothing.' : '';
      return happening('proof', titleOfProof(proof), [who, note], staffName ?? '', createdAt);
    }),
    ...decisions.map((taken) =>
      happening(
        'proof',
        titleOfDecision(taken),
        [deciderOf(taken), taken.text],
        taken.staffName ?? '',
        taken.createdAt,
      ),
    ),
    ...comments.map(({ position, number, author, link, name, text, side, createdAt }) => {
      const isOurs = author === 'staff';
      const title = `Comment on ${side === null ? '' : 'the inside of '}${nameOfProof({ number, position }).toLowerCase()}`;
      const who = [name, author === 'customer' ? 'signed in' : link === null ? '' : byLink[link]]
        .filter(Boolean)
        .join(', ');
      return happening('proof', title, [isOurs ? '' : who, text], isOurs ? name : '', createdAt);
    }),
    ...linkUses.flatMap(({ may, firstUsedAt, lastUsedAt }) => [
      happening('proof', `${links[may]} was opened for the first time`, [], '', firstUsedAt),
      ...(lastUsedAt > firstUsedAt ? [happening('proof', `${links[may]} was opened last`, [], '', lastUsedAt)] : []),
    ]),
  ];
};

const byLink: Readonly<Record<ProofLinkUse['may'], string>> = {
  decide: 'with the link in the customer’s mails',
  comment: 'with the link for colleagues',
};

const senders = { customer: 'Sent by the customer, signed in', guest: `Sent ${byLink.decide}` };

/** Staff who decide on a customer's word are named with the entry. */
function deciderOf({ decidedAs, name, decidedFrom }: ProofDecisionTaken): string {
  if (decidedAs === 'staff') return '';
  const how = decidedAs === 'customer' ? 'signed in' : byLink.decide;
  return [name, how, decidedFrom === null ? '' : `from ${decidedFrom}`].filter((each) => each !== '').join(', ');
}

const links: Readonly<Record<ProofLinkUse['may'], string>> = {
  decide: 'The customer’s link to artwork and proofs',
  comment: 'The link for colleagues to artwork and proofs',
};
