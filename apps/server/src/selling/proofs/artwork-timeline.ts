import type { Output } from '@boxwright/contract';
import type { ArtworkHistory, ProofDecisionTaken } from '@boxwright/storage';
import { isApprovedAsBefore } from './as-before.ts';

type FileCame = ArtworkHistory['files'][number];
type ProofMade = ArtworkHistory['proofs'][number];

/** What has happened to an order's files and proofs, for its customer, oldest first. */
export function artworkTimeline(history: ArtworkHistory): Output<'GetOrderTimeline'>['artwork'] {
  const { helps, files, proofs, decisions } = history;
  return [
    ...helps.map((help) => ({ at: help.at, title: titleOfHelp(help), lines: [] })),
    ...files.map((file) => ({
      at: file.createdAt,
      title: titleOfFile(files, file),
      lines: linesOf(file.name, supersededBy(history, file), takenOffWords(file)),
    })),
    ...stoppedFiles(history).map(({ file, at, stops }) => ({ at, title: titleOfStop(file), lines: stops })),
    ...proofs.map((proof) => ({ at: proof.createdAt, title: titleOfProof(proof), lines: linesOf(proof.note) })),
    ...decisions.map((taken) => ({
      at: taken.createdAt,
      title: titleOfDecision(taken),
      lines: linesOf(taken.decidedAs === 'staff' ? `Recorded by ${taken.name} with us` : taken.name, taken.text),
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const linesOf = (...lines: readonly string[]): string[] => lines.filter((line) => line !== '');

const itemOf = ({ position }: { readonly position: number }): string => `item ${position + 1}`;

export const nameOfProof = (proof: Pick<ProofMade, 'number' | 'position'>): string =>
  `Proof ${proof.number} of ${itemOf(proof)}`;

export const titleOfHelp = (help: { readonly position: number }): string =>
  `Help with the artwork of ${itemOf(help)} wanted`;

/** What timelines say beside the file of a sample that is made plain after all; empty beside others. */
export const takenOffWords = ({ isTakenOff }: Pick<FileCame, 'isTakenOff'>): string =>
  isTakenOff ? 'It isn’t printed: the sample is made plain.' : '';

/** "File 2 for item 1"; a file that came before is only put elsewhere. */
export function titleOfFile(files: readonly FileCame[], file: FileCame): string {
  const before = files.filter(({ position, id }) => position === file.position && id < file.id);
  if (before.at(-1)?.artworkToken === file.artworkToken) return `File for ${itemOf(file)} placed anew`;
  const tokens = new Set(before.map(({ artworkToken }) => artworkToken).filter((token) => token !== file.artworkToken));
  return `File${tokens.size === 0 ? '' : ` ${tokens.size + 1}`} for ${itemOf(file)}`;
}

/** Which proof a file has taken the place of; empty if there was none, or another file had done so. */
export function supersededBy({ files, proofs }: Pick<ArtworkHistory, 'files' | 'proofs'>, file: FileCame): string {
  const isOfLine = ({ position }: { readonly position: number }) => position === file.position;
  const before = proofs.findLast((proof) => isOfLine(proof) && proof.createdAt <= file.createdAt);
  if (before === undefined || before.lineArtworkId >= file.id) return '';
  const isFirst = !files.some((each) => isOfLine(each) && each.id > before.lineArtworkId && each.id < file.id);
  return isFirst ? `Proof ${before.number} no longer counts.` : '';
}

/** The files whose check found something that has to be mended, and what. What is approved as before isn't stopped. */
export const stoppedFiles = ({
  files,
  proofs,
}: Pick<ArtworkHistory, 'files' | 'proofs'>): { file: FileCame; at: Date; stops: string[] }[] =>
  files.flatMap((file) => {
    if (proofs.some((proof) => proof.lineArtworkId === file.id && isApprovedAsBefore(proof))) return [];
    const stops = (file.findings ?? []).filter(({ severity }) => severity === 'stop').map(({ text }) => String(text));
    return stops.length === 0 || file.checkedAt === null ? [] : [{ file, at: file.checkedAt, stops }];
  });

export const titleOfStop = (file: Pick<FileCame, 'position'>): string => `The check stops the file for ${itemOf(file)}`;

export const titleOfProof = (proof: ProofMade): string =>
  `${nameOfProof(proof)} ${isApprovedAsBefore(proof) ? 'approved as before' : 'sent'}`;

export const titleOfDecision = (taken: ProofDecisionTaken & Pick<ProofMade, 'number' | 'position'>): string =>
  `${nameOfProof(taken)}: ${decisionNames[taken.decision]}`;

export const decisionNames: Readonly<Record<ProofDecisionTaken['decision'], string>> = {
  approve: 'approved',
  change: 'change wanted',
  withdraw: 'approval withdrawn',
};
