import type { ProofItem, ProofOrder } from './load-proofs.ts';
import type { PostedOnProof } from './posted-on-proof.ts';

/** What the parts of an item's section show. */
export interface ItemProps {
  order: ProofOrder;
  item: ProofItem;
  token: string;
  /** The refusal of one of this item's forms. */
  posted: PostedOnProof | undefined;
}
