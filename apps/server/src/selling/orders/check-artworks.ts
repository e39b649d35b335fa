import { type OrderLine, type Tx, uncheckedArtworksOf } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

/**
 * Has the files of these lines checked that aren't checked yet, once an order's lines are fixed: a proof can be sent
 * from then on.
 */
export async function checkArtworks(
  tx: Tx,
  { jobs }: { readonly jobs: Pick<Services['jobs'], 'enqueue'> },
  lines: readonly Pick<OrderLine, 'id' | 'artworkState'>[],
): Promise<void> {
  const withFiles = lines.filter(({ artworkState }) => artworkState === 'checking').map(({ id }) => id);
  if (withFiles.length === 0) return;
  for (const lineArtworkId of await uncheckedArtworksOf(tx, withFiles)) {
    await jobs.enqueue(tx, 'CheckArtwork', { lineArtworkId });
  }
}
