import { type OrderLine, type Tx, waivePrintGate, waiversOfLines } from '@boxwright/storage';

/** A line that makes goods of another one again. */
interface MadeAgain {
  readonly first: Pick<OrderLine, 'id' | 'artworkState' | 'artworkToken'>;
  readonly again: Pick<OrderLine, 'id'>;
}

/**
 * Lets lines be printed without an approved proof whose first line was let too, with the same file: with the reason, the
 * name and the time of then. Where the proof was approved after all, `approveAsBefore` approves the line.
 */
export async function waiveAsBefore(tx: Tx, lines: readonly MadeAgain[]): Promise<void> {
  const waivers = await waiversOfLines(
    tx,
    lines.map(({ first }) => first.id),
  );
  for (const { first, again } of lines) {
    const waiver = waivers.find(({ lineId }) => lineId === first.id);
    if (!waiver || first.artworkState === 'approved' || waiver.artworkToken !== first.artworkToken) continue;
    const { artworkToken, staffId, reason, createdAt } = waiver;
    if (artworkToken !== null) await waivePrintGate(tx, { lineId: again.id, artworkToken, staffId, reason, createdAt });
  }
}
