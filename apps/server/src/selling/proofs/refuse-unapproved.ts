import { fail, type Result } from '@boxwright/contract';
import { whyNotPrinted } from '@boxwright/orders';
import { artworkStandingsOf, linesToPrint, type Tx } from '@boxwright/storage';

/** Why these lines can't be printed: the first one of a cancelled order or without an approved proof. Undefined if all may. */
export async function refuseUnapproved(
  tx: Tx,
  lines: readonly { readonly lineId: number; readonly name: string }[],
): Promise<Result<never> | undefined> {
  const found = await linesToPrint(
    tx,
    lines.map(({ lineId }) => lineId),
  );
  for (const { id, artworkState, isWaived, isCancelled } of found) {
    if (!isCancelled && whyNotPrinted(artworkState, isWaived) === null) continue;
    // In the words of the board and the order's page, which know more than the state.
    const standing = (await artworkStandingsOf(tx, [id])).get(id)?.standing ?? artworkState;
    const why = isCancelled ? 'its order is cancelled.' : whyNotPrinted(standing, isWaived);
    const name = lines.find(({ lineId }) => lineId === id)?.name;
    return fail('conflict', `${name} can’t be printed: ${why}`);
  }
  return undefined;
}
