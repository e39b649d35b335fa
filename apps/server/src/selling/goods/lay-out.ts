import type { Catalogue } from '../catalogue/snapshot.ts';
import type { Choice, GoodsKind, WorkCaller } from './goods.ts';
import { goodsKinds } from './goods-kinds.ts';

/**
 * Call this before goods are priced, outside transactions: new sizes are laid out off the main thread, one after the
 * other, so that pricing finds their layouts cached. Goods that can't be priced are skipped; pricing refuses them.
 */
export async function layOut(caller: WorkCaller, catalogue: Catalogue, choices: readonly Choice[]): Promise<void> {
  for (const choice of choices) await layOutOne(caller, catalogue, choice);
}

const layOutOne = <Kind extends GoodsKind>(
  caller: WorkCaller,
  catalogue: Catalogue,
  choice: Choice<Kind>,
): Promise<void> => goodsKinds[choice.kind].layOut(caller, catalogue, choice);
