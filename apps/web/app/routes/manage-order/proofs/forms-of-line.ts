import { type DeskProofLine, mayDo, staffRoles } from '@boxwright/contract';
import { type ArtworkEvent, afterArtworkEvent } from '@boxwright/orders';

/** The forms about the artwork and proofs of an order's line. */
export type ProofForm =
  | 'reminder'
  | 'artwork'
  | 'plain'
  | 'proof'
  | 'proof-back'
  | 'proof-comment'
  | 'proof-decision'
  | 'waiver';

export interface ProofsOpen {
  /** Whether files and proofs can be sent for the order. */
  readonly isOpen: boolean;
  /** Whether the reader may let lines of it be printed without an approved proof. */
  readonly mayWaive: boolean;
}

/** The forms that make sense for a line as it is now. */
export function formsOfLine(line: DeskProofLine, { isOpen, mayWaive }: ProofsOpen): readonly ProofForm[] {
  const { state, artworks, proofs } = line;
  const [newest] = proofs;
  if (state === null) return isOpen && takesFirstFile(line) ? ['artwork'] : [];
  const can = (event: ArtworkEvent) => afterArtworkEvent(state, event) !== null;
  const isDecidable = newest !== undefined && newest.state !== 'superseded' && newest.state !== 'change-wanted';
  const forms: readonly (ProofForm | false)[] = [
    isOpen && line.waitsFor === 'customer' && 'reminder',
    isOpen && can('artwork-came') && !line.isPrinted && 'artwork',
    isOpen && line.kind === 'sample' && can('artwork-taken-off') && !line.hasPlates && 'plain',
    isOpen && can('proof-issued') && artworks.length > 0 && !line.lacksInside && 'proof',
    isOpen && newest !== undefined && can('proof-withdrawn') && 'proof-back',
    isOpen &&
      isDecidable &&
      (can('proof-approved') || (can('approval-withdrawn') && !line.isPrinted)) &&
      'proof-decision',
    newest !== undefined && 'proof-comment',
    mayWaive && waitsForApproval(line) && 'waiver',
  ];
  return forms.filter((form) => form !== false);
}

/** Whether it is a sample without a file, which can still be printed with one. */
export const takesFirstFile = ({ kind, state, hasPlates }: Pick<DeskProofLine, 'kind' | 'state' | 'hasPlates'>) =>
  kind === 'sample' && state === null && !hasPlates;

/** Whether all that a line lacks is an approved proof: a file is here, with a page for each printed side. */
const waitsForApproval = ({ state, artworks, lacksInside, waiver }: DeskProofLine): boolean =>
  state !== null && state !== 'approved' && artworks.length > 0 && !lacksInside && waiver === null;

/** Who can let an item be printed without an approved proof, for staff who can't; null while nothing waits for that. */
export function whoWaives(lines: readonly DeskProofLine[], hasRight: boolean): string | null {
  if (hasRight || !lines.some(waitsForApproval)) return null;
  const roles = staffRoles.filter((role) => mayDo(role, 'proof-waivers')).join(' or ');
  return `Your role can’t let an item be printed without an approved proof. Please ask somebody with the role ${roles}.`;
}
