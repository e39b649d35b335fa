import type { DbOrTx, Tx } from '../../connect.ts';
import type { Board, Coating, StickerMaterial } from '../../rows.ts';
import { boards, coatings } from '../../schema/catalogue.ts';
import { stickerMaterials } from '../../schema/stickers.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';
import { listBoards, listCoatings } from './catalogue.ts';
import { listStickerMaterials } from './stickers.ts';

export const materialKinds = ['board', 'coating', 'sticker-material'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** What boards, coatings and materials of stickers have in common. */
export interface Material {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly status: 'Active' | 'Inactive';
  readonly version: number;
  /** Of a material of stickers; the others have none. */
  readonly hsn?: string;
}

export type MaterialTexts = Pick<Material, 'name' | 'description' | 'position' | 'status' | 'hsn'>;

/** All of a kind in the shop's order, also those that are switched off. */
export function listMaterials(db: DbOrTx, kind: MaterialKind): Promise<Material[]> {
  if (kind === 'board') return listBoards(db);
  return kind === 'coating' ? listCoatings(db) : listStickerMaterials(db);
}

/** Changes a material. Undefined, without a change, when its version is no longer the one that was seen. */
export function changeMaterial(
  tx: Tx,
  kind: MaterialKind,
  materialId: number,
  seen: number,
  changed: MaterialTexts,
): Promise<Material | undefined> {
  const row = { id: materialId, version: seen };
  const { hsn, ...texts } = changed;
  if (kind === 'board') return changeVersioned(tx, boards, row, texts);
  if (kind === 'coating') return changeVersioned(tx, coatings, row, texts);
  return changeVersioned(tx, stickerMaterials, row, hsn === undefined ? texts : { ...texts, hsn });
}

type New<Row> = Omit<Row, 'id' | 'version' | 'image'>;
export type NewMaterial =
  | ({ readonly of: 'board' } & New<Board>)
  | ({ readonly of: 'coating' } & New<Coating>)
  | ({ readonly of: 'sticker-material' } & New<StickerMaterial>);

/** Adds a material. Undefined when another one has its code, even if that is switched off. */
export async function addMaterial(tx: Tx, material: NewMaterial): Promise<Material | undefined> {
  if (material.of === 'board') {
    const { of: _, ...row } = material;
    return first(await tx.insert(boards).values(row).onConflictDoNothing().returning());
  }
  if (material.of === 'coating') {
    const { of: _, ...row } = material;
    return first(await tx.insert(coatings).values(row).onConflictDoNothing().returning());
  }
  const { of: _, ...row } = material;
  return first(await tx.insert(stickerMaterials).values(row).onConflictDoNothing().returning());
}
