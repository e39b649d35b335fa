import type { ProofLineRow } from '@boxwright/contract';
import {
  type ArtworkAlert,
  artworkAlertMail,
  printWaivedMail,
  proofDecidedMail,
  proofReminderMail,
  proofSentMail,
} from '@boxwright/mail';
import { artworkActs, isFileAwaited } from '@boxwright/orders';
import { type ArtworkHistory, artworkHistoryOf, findProof, type Tx, waiversOfLines } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { mailCompany } from '../company/mail-company.ts';
import { orderNumber } from '../company/order-number.ts';
import { noticeOf, type OrderMail } from '../orders/order-mails.ts';
import { readOrderMail } from '../orders/read-order-mail.ts';
import { decisionNames, supersededBy } from './artwork-timeline.ts';
import { presentProofLines } from './present-lines.ts';

/** The order desk gets one mail about what a customer sends and writes within a few minutes. */
const patienceMs = 5 * 60_000;

/** At most this many happenings in a mail to the order desk. */
const mostNews = 10;

/** Mails the order desk what came from the customer at this time, and what follows until the mail is written. */
export const tellDeskOfArtwork = (tx: Tx, { jobs }: Pick<Services, 'jobs'>, orderId: number, at: Date): Promise<void> =>
  jobs.enqueue(
    tx,
    'WriteMail',
    { mail: 'artwork-alert', orderId, since: at.toISOString() },
    { startAfter: new Date(at.getTime() + patienceMs) },
  );

/** A customer gets one mail about all files of an order that are checked within a minute, and none if they send better ones. */
const checksMs = 60_000;

/** Mails a customer what they have to mend, once the checks of the order's other files have had their time, too. */
export const tellOfStops = (tx: Tx, { jobs, now }: Pick<Services, 'jobs' | 'now'>, orderId: number): Promise<void> =>
  jobs.enqueue(
    tx,
    'WriteMail',
    { mail: 'proof-reminder', orderId, at: now().toISOString() },
    { startAfter: new Date(now().getTime() + checksMs) },
  );

const itemOf = ({ number, name }: Pick<ProofLineRow, 'number' | 'name'>): string => `Item ${number}, ${name}`;

/** Which of several items a mail is about. */
const aboutItem = (order: OrderMail, line: ProofLineRow) => ({
  item: itemOf(line),
  ...(order.stored.lines.length > 1 && { itemNumber: line.number }),
});

const factsOf = (order: OrderMail) => ({
  company: mailCompany(order.company, order.publicUrl),
  customer: order.customer,
  orderNumber: orderNumber(order.stored.order),
  ...noticeOf(order.stored),
  links: { decide: order.proofUrlTo('decide'), comment: order.proofUrlTo('comment') },
});

const readyOf = ({ ready }: OrderMail) => (ready === undefined ? {} : { ready });

/** A proof with its line and order; undefined when its order is cancelled. */
async function readProof(services: Services, proofId: number) {
  const found = await findProof(services.db, proofId);
  const order = found && (await readOrderMail(services, { orderId: found.orderId }));
  if (!order || order.stored.order.status === 'Cancelled') return undefined;
  const [line] = await presentProofLines(services.db, order.stored.order, found.proof.lineId);
  const proof = line?.proofs.find(({ id }) => id === proofId);
  return line && proof && { order, line, proof };
}

/** To the customer, as long as the proof waits for them. */
export async function sentProof(services: Services, proofId: number): Promise<ComposedMail | undefined> {
  const found = await readProof(services, proofId);
  if (found?.proof.state !== 'sent') return undefined;
  const { order, line, proof } = found;
  const { number, note } = proof;
  return {
    key: `proof-sent:${order.stored.order.id}:${proofId}`,
    recipient: order.customer.email,
    mail: proofSentMail({
      ...{ ...factsOf(order), ...readyOf(order), ...aboutItem(order, line), number, note },
      isFolded: line.kind !== 'sticker',
    }),
    replyTo: order.company.email,
  };
}

/** To the customer; undefined when another decision, or another file, has come since. Of a file that came in the place of an approved one it says so. */
export async function decidedProof(services: Services, proofId: number, at: string): Promise<ComposedMail | undefined> {
  const found = await readProof(services, proofId);
  if (!found) return undefined;
  const { order, line, proof } = found;
  const instead = line.artworks.find(({ id, sentAt }) => id > proof.lineArtworkId && sentAt.toISOString() === at);
  if (proof.state === 'superseded' && !instead) return undefined;
  const file = line.artworks.find(({ id }) => id === proof.lineArtworkId)?.artwork.name ?? '';
  const { number, isAsBefore, note, decidedName: by, decidedAs, sentAt } = proof;
  const { decisions } = await artworkHistoryOf(services.db, order.stored.order.id);
  const newest = decisions.findLast((taken) => taken.proofId === proofId);
  const about = { ...factsOf(order), ...aboutItem(order, line), number, file };
  const mail = instead
    ? proofDecidedMail({
        ...about,
        file: instead.artwork.name,
        decision: 'replaced',
        by: instead.sentBy === 'staff' ? 'our order desk' : '',
        isByStaff: false,
        at: instead.sentAt,
        text: '',
      })
    : newest?.createdAt.toISOString() === at
      ? proofDecidedMail({
          ...about,
          ...newest,
          by: newest.name,
          isByStaff: newest.decidedAs === 'staff',
          at: newest.createdAt,
        })
      : isAsBefore && newest === undefined && sentAt.toISOString() === at
        ? proofDecidedMail({
            ...about,
            decision: 'before',
            by,
            isByStaff: decidedAs === 'staff',
            at: sentAt,
            text: note,
          })
        : undefined;
  if (mail === undefined) return undefined;
  return {
    key: `proof-decided:${order.stored.order.id}:${proofId}:${new Date(at).getTime()}`,
    recipient: order.customer.email,
    mail,
    replyTo: order.company.email,
  };
}

/** To the customer; undefined when that has ended since, because they want something else, and of a waiver that another one has replaced. */
export async function waivedPrint(
  services: Services,
  { orderId, lineId, at }: { readonly orderId: number; readonly lineId: number; readonly at: string },
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order || order.stored.order.status === 'Cancelled') return undefined;
  const [line] = await presentProofLines(services.db, order.stored.order, lineId);
  const [waiver] = await waiversOfLines(services.db, [lineId]);
  if (!line?.isWaived || waiver?.createdAt.toISOString() !== at) return undefined;
  return {
    key: `print-waived:${orderId}:${lineId}:${new Date(at).getTime()}`,
    recipient: order.customer.email,
    mail: printWaivedMail({
      ...factsOf(order),
      ...aboutItem(order, line),
      file: line.artworks.at(-1)?.artwork.name ?? '',
      at: new Date(at),
    }),
    replyTo: order.company.email,
  };
}

/** To the customer: what their order waits for; undefined when it waits for nothing of theirs. */
export async function remindedOfProofs(
  services: Services,
  orderId: number,
  at: string,
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order || order.stored.order.status === 'Cancelled') return undefined;
  const lines = (await presentProofLines(services.db, order.stored.order)).filter(
    ({ waitsFor }) => waitsFor === 'customer',
  );
  const proofs = lines.flatMap((line) => {
    const proof = line.proofs.find(({ state }) => state === 'sent');
    return proof ? [{ item: itemOf(line), number: proof.number, sentAt: proof.sentAt }] : [];
  });
  const artwork = lines.flatMap((line) =>
    line.standing !== null && isFileAwaited(line.standing)
      ? [{ item: itemOf(line), wanted: artworkActs[line.standing] ?? '', faults: faultsOf(line) }]
      : [],
  );
  if (proofs.length + artwork.length === 0) return undefined;
  return {
    key: `proof-reminder:${orderId}:${at}`,
    recipient: order.customer.email,
    mail: proofReminderMail({ ...factsOf(order), ...readyOf(order), proofs, artwork }),
    replyTo: order.company.email,
  };
}

/** What has to be mended in the file that is here. */
function faultsOf({ artworks }: ProofLineRow): string[] {
  const newest = artworks.at(-1);
  const stops = (newest?.findings ?? []).filter(({ severity }) => severity === 'stop');
  return newest && stops.length > 0
    ? [`The check of ${newest.artwork.name} found:`, ...stops.map(({ text }) => text)]
    : [];
}

/**
 * To the order desk: the newest of what the customer sent, decided and wrote.
 *
 * @param since what came before was in an earlier mail; undefined of jobs that an earlier release has stored
 */
export async function alertOfArtwork(
  services: Services,
  orderId: number,
  since?: string,
): Promise<ComposedMail | undefined> {
  const order = await readOrderMail(services, { orderId });
  if (!order) return undefined;
  const [lines, history] = await Promise.all([
    presentProofLines(services.db, order.stored.order),
    artworkHistoryOf(services.db, orderId),
  ]);
  const names = new Map(lines.map((line) => [line.number, itemOf(line)]));
  const at = since === undefined ? new Date(0) : new Date(since);
  const news = [
    // Each mail has it until it is answered.
    ...lines
      .filter(({ standing }) => standing === 'help-wanted')
      .map((line) => ({
        what: `${itemOf(line)}: help wanted with the artwork`,
        at,
        text: 'They wait for us to get in touch.',
      })),
    // When it was taken off isn't kept.
    ...lines
      .filter(({ kind, state, artworks }) => kind === 'sample' && state === null && artworks.length > 0)
      .map((line) => ({ what: `${itemOf(line)}: made plain`, at, text: 'Its file is taken off.' })),
    ...newsOf(history, (position) => names.get(position + 1) ?? `Item ${position + 1}`),
  ]
    .filter(({ at }) => since === undefined || at >= new Date(since))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, mostNews);
  const [newest] = news;
  if (!newest) return undefined;
  const { name, companyName } = order.customer;
  return {
    key: `artwork-alert:${orderId}:${newest.at.getTime()}`,
    recipient: order.company.email,
    mail: artworkAlertMail({
      ...factsOf(order),
      customer: { name, ...(companyName ? { company: companyName } : {}) },
      news,
      links: { manage: `${order.publicUrl}/manage/orders/${orderId}` },
    }),
  };
}

/** What came from the customer, or from whoever has a link: each decision, also one that was taken back since. */
const newsOf = (
  { files, proofs, decisions, comments }: ArtworkHistory,
  itemAt: (position: number) => string,
): ArtworkAlert['news'] => [
  ...files
    .filter(({ sentBy }) => sentBy !== 'staff')
    .map((file) => ({
      what: `${itemAt(file.position)}: a file`,
      at: file.createdAt,
      text: [file.name, supersededBy({ files, proofs }, file)].filter((each) => each !== '').join('. '),
    })),
  ...decisions
    .filter(({ decidedAs }) => decidedAs !== 'staff')
    .map(({ position, number, decision, name, text, createdAt }) => ({
      what: `${itemAt(position)}: proof ${number}, ${decisionNames[decision]}`,
      at: createdAt,
      text: [name, text].filter((each) => each !== '').join(': '),
    })),
  ...comments
    .filter(({ author }) => author !== 'staff')
    .map(({ position, name, link, text, side, createdAt }) => ({
      what: `${itemAt(position)}: a comment${side === null ? '' : ' on the inside'}`,
      at: createdAt,
      text: `${name}${link === 'comment' ? ', with the link for colleagues' : ''}: ${text}`,
    })),
];
