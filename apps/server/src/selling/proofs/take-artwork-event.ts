import { fail, ok, type Result } from '@boxwright/contract';
import { type ArtworkEvent, afterArtworkEvent, artworkStandingNames } from '@boxwright/orders';
import { moveArtwork, type OrderLine, supersedeProofs, type Tx } from '@boxwright/storage';

const impossible: { readonly [event in ArtworkEvent]: string } = {
  'artwork-came': 'No other file can be taken for this item now.',
  'proof-issued': 'No proof can be sent for this item now.',
  'proof-withdrawn': 'This proof can’t be taken back any more.',
  'change-asked': 'No change can be asked for in this proof any more.',
  'proof-approved': 'This proof can’t be approved any more.',
  'approval-withdrawn': 'This approval can’t be withdrawn any more.',
  'artwork-taken-off': 'The file can’t be taken off now. Please withdraw the approval of its proof first.',
};

/**
 * Moves a line's artwork on, as the table of its life cycle says, and supersedes its proofs where that says so. The
 * caller holds the order's lock. Nothing happens to a line without a proof; a sample has one from its first file on.
 */
export async function takeArtworkEvent(
  tx: Tx,
  { id, kind, artworkState }: Pick<OrderLine, 'id' | 'kind' | 'artworkState'>,
  event: ArtworkEvent,
): Promise<Result<void>> {
  if (artworkState === null && kind !== 'sample') return ok(undefined);
  const step = afterArtworkEvent(artworkState ?? 'awaiting-artwork', event);
  if (step === null) {
    const standing = artworkState === null ? '' : ` It is: ${artworkStandingNames[artworkState]}.`;
    return fail('conflict', impossible[event] + standing);
  }
  if (!(await moveArtwork(tx, id, { from: artworkState, to: step.to }))) {
    throw new Error(`Line ${id} was changed while its order was locked`);
  }
  if (step.proof === 'superseded') await supersedeProofs(tx, id);
  return ok(undefined);
}
