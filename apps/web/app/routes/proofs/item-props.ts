import type { DrawnLine } from '../../features/proof/FlatArtwork.tsx';
import type { ProofOrder } from './load-proofs.ts';
import type { PostedOnProof } from './posted-on-proof.ts';

/** What the parts of an item's section show. */
export interface ItemProps {
  order: ProofOrder;
  item: DrawnLine;
  token: string;
  /** The refusal of one of this item's forms. */
  posted: PostedOnProof | undefined;
}
