import type { DeskHappening } from '@boxwright/contract';
import type { ArtworkHistory, ProofDecisionTaken, ProofLinkUse } from '@boxwright/storage';
import { isApprovedAsBefore } from '../proofs/as-before.ts';
import { happening } from './happening.ts';

/** What has happened to an order's artwork and proofs, in any order. */
export const artworkHappenings = ({
  files,
  proofs,
  decisions,
  comments,
  linkUses,
}: ArtworkHistory): DeskHappening[] => [
  ...files.map(({ position, name, sentBy, staffName, createdAt }, index) => {
    const isFirst = !files.slice(0, index).some((before) => before.position === position);
    const title = isFirst ? `File for item ${position + 1}` : `Another file for item ${position + 1}`;
    return happening('proof', title, [name, sentBy === 'staff' ? '' : senders[sentBy]], staffName ?? '', createdAt);
  }),
  ...proofs.map((proof) => {
    const { position, number, note, staffName, createdAt } = proof;
    const isAsBefore = isApprovedAsBefore(proof);
    const who = staffName === null && !isAsBefore ? 'By itself: its check found nothing.' : '';
    const what = isAsBefore ? 'approved as before' : 'sent';
    return happening('proof', `${proofOf(number, position)} ${what}`, [who, note], staffName ?? '', createdAt);
  }),
  ...decisions.map((taken) => {
    const title = `${proofOf(taken.number, taken.position)}: ${decided[taken.decision]}`;
    return happening('proof', title, [deciderOf(taken), taken.text], taken.staffName ?? '', taken.createdAt);
  }),
  ...comments.map(({ position, number, author, link, name, text, side, createdAt }) => {
    const isOurs = author === 'staff';
    const title = `Comment on ${side === null ? '' : 'the inside of '}${proofOf(number, position).toLowerCase()}`;
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

const proofOf = (number: number, position: number): string => `Proof ${number} of item ${position + 1}`;

const byLink: Readonly<Record<ProofLinkUse['may'], string>> = {
  decide: 'with the link in the customer’s mails',
  comment: 'with the link for colleagues',
};

const senders = { customer: 'Sent by the customer, signed in', guest: `Sent ${byLink.decide}` };

const decided: Readonly<Record<ProofDecisionTaken['decision'], string>> = {
  approve: 'approved',
  change: 'change wanted',
  withdraw: 'approval withdrawn',
};

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
