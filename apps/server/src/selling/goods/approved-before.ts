import { isDeepStrictEqual } from 'node:util';
import type { ProofBefore } from '@boxwright/contract';
import { type ApprovedBefore, approvedProofsWith, type DbOrTx } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import type { Goods } from './goods.ts';
import { isPrintedInside } from './is-printed.ts';
import { readGoods } from './read-goods.ts';

/**
 * Whether a proof that was approved is of goods that are printed alike: the same goods with the same file in the same
 * place. A proof from before the inside was on it says nothing of a box that is printed inside.
 */
export function isApprovedAlike(
  { line, showsInside }: Pick<ApprovedBefore, 'line' | 'showsInside'>,
  goods: Goods,
): boolean {
  const before = readGoods(line);
  const { snapshot } = goods;
  const hasInside = isPrintedInside(snapshot);
  return (
    before.identity === goods.identity &&
    isDeepStrictEqual(before.snapshot.artwork, snapshot.artwork) &&
    (showsInside || !hasInside)
  );
}

/**
 * Answers, of goods that aren't ordered or paid yet, which proof with the same file their customer has approved, and
 * whether the goods are the same: `approveAsBefore` approves them then. Null for visitors who aren't signed in.
 */
export async function proofsBefore(
  db: DbOrTx,
  customerId: number | null,
  wanted: readonly Goods[],
): Promise<(goods: Goods) => ProofBefore | null> {
  const tokens = [...new Set(wanted.flatMap((goods) => tokenOf(goods) ?? []))];
  const approved = customerId === null || tokens.length === 0 ? [] : await approvedProofsWith(db, customerId, tokens);
  return (goods) => {
    const token = tokenOf(goods);
    const own = token === undefined ? [] : approved.filter(({ line }) => line.artworkToken === token);
    const same = own.find((each) => isApprovedAlike(each, goods));
    const before = same ?? own[0];
    return before ? { orderNumber: orderNumber(before.order), isSame: same !== undefined } : null;
  };
}

const tokenOf = ({ snapshot }: Goods): string | undefined => snapshot.artwork?.token;
