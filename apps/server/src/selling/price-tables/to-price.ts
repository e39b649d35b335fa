import {
  type Board,
  type Coating,
  type DbOrTx,
  listBoards,
  listCoatings,
  listStickerMaterials,
  type StickerMaterial,
} from '@boxwright/storage';

/** What of the catalogue needs a rate: also what isn't offered yet because no rate card has one. */
export interface ToPrice {
  readonly boards: readonly Pick<Board, 'family'>[];
  readonly coatings: readonly Pick<Coating, 'code' | 'name' | 'kind'>[];
  readonly materials: readonly Pick<StickerMaterial, 'code' | 'name'>[];
}

/** What is switched off needs none. */
export const readToPrice = async (db: DbOrTx): Promise<ToPrice> => ({
  boards: await listBoards(db, { status: 'Active' }),
  coatings: await listCoatings(db, { status: 'Active' }),
  materials: await listStickerMaterials(db, { status: 'Active' }),
});
