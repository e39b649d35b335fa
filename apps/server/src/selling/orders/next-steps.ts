import type { Company } from '@boxwright/contract';
import { isFileAwaited, itemInWords, itemsInWords, kitLeaves, owesRest, startsWithPayment } from '@boxwright/orders';
import { isAsBefore } from './all-approved-before.ts';
import type { StoredOrder, StoredOrderLine } from './stored-order.ts';

type Lines = readonly StoredOrderLine[];

/** Document 2, section 1: the next steps that buyers read. Of several items, each step names those that it is about. */
export function nextSteps(stored: StoredOrder, company: Company): string[] {
  if (stored.order.status === 'Cancelled') return [];
  return [...artworkSteps(stored, company), ...sampleSteps(stored, company), ...printSteps(stored, company)];
}

/** The items by name where there are others; empty for all that an order has. */
const namedAmong = (all: Lines, some: Lines): string => (all.length === 1 ? '' : itemsInWords(some));

const isSample = ({ kind }: StoredOrderLine): boolean => kind === 'sample';

const isCollected = ({ deliveryType }: StoredOrderLine): boolean => deliveryType === 'SelfPickup';

/** What of these is delivered, and what is collected; without what there is none of. */
const byWay = (some: Lines): Lines[] =>
  [some.filter((line) => !isCollected(line)), some.filter(isCollected)].filter(({ length }) => length > 0);

/** Whether its buyer has a proof of it to approve. */
const awaitsProof = (line: StoredOrderLine): boolean => line.standing !== null && !isAsBefore(line);

const isToCheck = (line: StoredOrderLine): boolean => line.standing === 'being-checked' && !isAsBefore(line);

const payingOf = ({ order: { paymentMode }, money: { paid, due } }: StoredOrder) => ({ paymentMode, paid, due });

const waitsForPayment = (stored: StoredOrder): boolean => startsWithPayment(payingOf(stored));

/** Says which artwork we have, which is checked and what has to be mended in it, and how the rest is sent. */
function artworkSteps(stored: StoredOrder, { email }: Company): string[] {
  const { lines } = stored;
  const mayAct = takesArtwork(stored);
  const toDraw = lines.filter(
    (line) => line.kind === 'box' && line.artworkState !== null && !isHelpWanted(line) && hasKeyLine([line]),
  );
  const unchecked = filesOf(lines, lines.filter(isToCheck));
  const here = filesOf(
    lines,
    lines.filter((line) => !isToCheck(line) && !isMendAwaited(line.standing)),
  );
  const awaited = lines.filter(({ standing }) => standing === 'awaiting-artwork');
  const whose = lines.length === 1 ? 'your artwork' : `the artwork of ${itemsInWords(awaited)}`;
  const helped = lines.filter(isHelpWanted);
  const help =
    lines.length === 1
      ? 'the artwork that you want help with'
      : `the artwork of ${itemsInWords(helped)}, as you want help with it`;
  return [
    ...(toDraw.length === 0
      ? []
      : [
          `You lay your artwork on the key line of ${namedAmong(lines, toDraw) || 'your box'}: Download Keyline, below.`,
        ]),
    ...(helped.length === 0
      ? []
      : [
          mayAct
            ? `We get in touch with you about ${help}.`
            : `Once you have paid, we get in touch with you about ${help}.`,
        ]),
    ...(here === '' ? [] : [`We have the artwork that you uploaded: ${here}.`]),
    ...lines.flatMap((line) => asBeforeStep(lines, line)),
    // The check may have ended before this is read. What it stops is mailed, too: see `tellOfStops`.
    ...(unchecked === ''
      ? []
      : [
          mayAct
            ? `We check the artwork that you uploaded: ${unchecked}. The link “${pageName(lines)}”, below, shows what the check finds; if something has to be mended, we also mail you what it is.`
            : `Once you have paid, we check the artwork that you uploaded: ${unchecked}. If something in it has to be mended, we mail you what it is, and the link to send another file.`,
        ]),
    ...lines.flatMap((line) => faultOf(line, mayAct) ?? []),
    ...(awaited.length === 0
      ? []
      : [
          mayAct
            ? `You send ${whose} through the link “Send your artwork”, below, or by mail to ${email} with the number of this order. If you want help with it, say so there.`
            : `Once you have paid, we mail you a link to send ${whose}.`,
        ]),
  ];
}

/** That no proof comes of what is printed as approved before; the pages of the order say so, too. */
function asBeforeStep(all: Lines, line: StoredOrderLine): string[] {
  if (!isAsBefore(line) || line.proofBefore === null) return [];
  const what = all.length === 1 ? 'What you ordered' : capital(itemInWords(line));
  return [`${what} is printed as approved before, in order ${line.proofBefore.orderNumber}: it needs no new proof.`];
}

/** How samples are made, and when they leave us. */
function sampleSteps(stored: StoredOrder, { daysToSample, sampleCreditDays }: Company): string[] {
  const { lines } = stored;
  const samples = lines.filter(isSample);
  if (samples.length === 0) return [];
  const owed = { awaitsPayment: waitsForPayment(stored), owesRest: owesRest(payingOf(stored)) };
  const leaves = (some: Lines, awaitsApproval: boolean) => {
    const waits = { awaitsApproval, ...owed, count: some.length, isCollected: some.every(isCollected) };
    return `${some.length === 1 ? 'it' : 'they'} ${kitLeaves(daysToSample, waits)}.`;
  };
  const name = (some: Lines) => namedAmong(lines, some);
  const proved = byWay(samples.filter(awaitsProof));
  const others = byWay(samples.filter((line) => !awaitsProof(line)));
  const plain = samples.filter(isPlainKit);
  return [
    ...proved.map((some) => {
      const what = name(some) === '' ? 'your sample kit' : some.length === 1 ? 'it' : 'each';
      const of = name(some) && ` of ${name(some)}`;
      return `We show you a proof${of}, and make ${what} once you have approved the proof; ${leaves(some, true)}`;
    }),
    ...others.map((some) => `We make ${name(some) || 'your sample kit'}; ${leaves(some, false)}`),
    ...(plain.length === 0 ? [] : [plainStep(stored, plain)]),
    // A credit is for a later order: boxes in the same one get none.
    ...(lines.some(({ kind }) => kind === 'box')
      ? []
      : [
          samples.length === 1
            ? `${name(samples) === '' ? 'Its price' : `The price of ${name(samples)}`} comes off your bulk order of that size and item, within ${inDays(sampleCreditDays)} of ordering the sample.`
            : `The price of each sample comes off your bulk order of its size and item, within ${inDays(sampleCreditDays)} of ordering the sample.`,
        ]),
  ];
}

/** Nobody presses for a sample's file: whoever sends none gets it plain. */
function plainStep(stored: StoredOrder, plain: Lines): string {
  const { lines } = stored;
  const named = namedAmong(lines, plain);
  const [are, them] = plain.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const what = `${named === '' ? 'It' : capital(named)} ${are} plain, unless you send a file`;
  return takesArtwork(stored)
    ? `${what} through the link “${pageName(lines)}”, below, before we begin with ${them}: then we show you a proof and print it on the sample.`
    : `${what}: once you have paid, we mail you a link for that.`;
}

/** How boxes and stickers are printed, and when they are sent or can be collected. */
function printSteps(stored: StoredOrder, { workingDaysToShip }: Company): string[] {
  const { order, lines } = stored;
  const goods = lines.filter((line) => !isSample(line));
  if (goods.length === 0) return [];
  const of = (some: Lines) => namedAmong(lines, some) && ` of ${namedAmong(lines, some)}`;
  const approved = goods.filter(({ artworkState }) => artworkState === 'approved');
  const [proof, is, it, shows] =
    approved.length === 1 ? ['proof', 'is', 'it', 'proof shows it'] : ['proofs', 'are', 'them', 'proofs show them'];
  const asApproved =
    approved.length === 0 ? [] : [`Your ${proof}${of(approved)} ${is} approved: we print ${it} as the ${shows}.`];
  // Its day stands above.
  if (order.readyBy !== null) return asApproved;
  const proved = goods.filter(awaitsProof);
  const asBefore = goods.filter(isAsBefore);
  const waits = [...(proved.length > 0 ? ['your approval'] : []), ...(waitsForPayment(stored) ? ['your payment'] : [])];
  const check =
    asBefore.length === 0 ? [] : [asBefore.length === 1 ? 'the check of its file' : 'the check of the files'];
  const from = waits.length > 0 ? waits : check;
  const days = `within ${workingDaysToShip} working days${from.length > 0 ? ` of ${from.join(' and ')}` : ''}.`;
  return [
    ...asApproved,
    ...(proved.length === 0
      ? []
      : [
          `We show you a proof (a digital sample)${of(proved)}, and print ${proved.length === 1 ? 'it once you have approved the proof' : 'each once you have approved its proof'}.`,
        ]),
    ...byWay(goods).map((some) => {
      const named = namedAmong(lines, some);
      if (!some.every(isCollected)) return `We ship ${named && `${named} `}${days}`;
      return `${named === '' ? 'It' : capital(named)} ${some.length === 1 ? 'is' : 'are'} ready to collect ${days}`;
    }),
  ];
}

/** Whether the buyer has to send a file; we get in touch with a buyer who wants help with it. */
export const isArtworkAwaited = ({ standing }: StoredOrderLine): boolean =>
  standing !== null && isFileAwaited(standing);

export const isHelpWanted = ({ standing }: StoredOrderLine): boolean => standing === 'help-wanted';

/** Whether it is a sample without a file, which its buyer may still send. */
const isPlainKit = ({ kind, artworkState }: StoredOrderLine): boolean => kind === 'sample' && artworkState === null;

/** Whether an order has lines that take a file and are fixed; placing it again would replace the others. */
export const takesArtwork = ({ order, lines, money }: StoredOrder): boolean =>
  (order.confirmedAt !== null || money.paid > 0) &&
  ['IN-PROCESS', 'Order Accepted', 'In Production'].includes(order.status) &&
  lines.some((line) => line.artworkState !== null || (isPlainKit(line) && order.status !== 'In Production'));

/** What the link to the page of files and proofs is called. */
const pageName = (lines: Lines): string => (lines.some(isArtworkAwaited) ? 'Send your artwork' : 'Artwork and proofs');

const isMendAwaited = (standing: StoredOrderLine['standing']): boolean =>
  standing === 'inside-awaited' || standing === 'mend-awaited';

/** Files by name, each with its item where there are several. */
const filesOf = (all: Lines, some: Lines): string =>
  some
    .flatMap((line) => {
      const artwork = artworkOf(line);
      return artwork ? [all.length === 1 ? artwork.name : `${artwork.name} for ${itemInWords(line)}`] : [];
    })
    .join(', ');

/** What the file of a line lacks, and how it is mended; undefined where it lacks nothing. */
function faultOf(line: StoredOrderLine, mayAct: boolean): string | undefined {
  const { standing, stops } = line;
  if (!isMendAwaited(standing)) return undefined;
  const file = `${artworkOf(line)?.name ?? 'your file'}, for ${itemInWords(line)},`;
  const how = mayAct
    ? 'through the link “Send your artwork”, below'
    : 'once you have paid, through a link that we mail you';
  const lacks = standing === 'inside-awaited';
  // Its check may not be done yet.
  const fault =
    stops.length > 0
      ? `The check of ${file} found: ${stops.join(' ')}`
      : lacks
        ? `The file ${file} has no page for the inside, which is ordered with print.`
        : `The check of ${file} found something that has to be mended.`;
  return lacks
    ? `${fault} You send one PDF of two pages, the outside first, then the inside, ${how}.`
    : `${fault} You send a mended file ${how}, which shows what was found.`;
}

export const artworkOf = ({ goods: { snapshot } }: Pick<StoredOrderLine, 'goods'>) => snapshot.artwork;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** A key line shows a box; a sample has the key line of its box. Whoever has sent their artwork draws nothing on it. */
export const hasKeyLine = (lines: Lines): boolean => lines.some((line) => line.kind !== 'sticker' && !artworkOf(line));
