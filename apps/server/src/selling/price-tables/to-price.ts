import {
  type Board,
  type Coating,
  type DbOrTx,
  listBoards,
  listCoatings,
  listStickerMaterials,
  type StickerMaterial,
} from '@boxwright/storage';

/** Entries of the catalogue that need a rate, including those that aren't offered yet because they have none. */
export interface ToPrice {
  readonly boards: readonly Pick<Board, 'family'>[];
  readonly coatings: readonly Pick<Coating, 'code' | 'name' | 'kind'>[];
  readonly materials: readonly Pick<StickerMaterial, 'code' | 'name'>[];
}

/** Entries that are switched off need no rate. */
export const readToPrice = async (db: DbOrTx): Promise<ToPrice> => ({
  boards: await listBoards(db, { status: 'Active' }),
  coatings: await listCoatings(db, { status: 'Active' }),
  materials: await listStickerMaterials(db, { status: 'Active' }),
});
