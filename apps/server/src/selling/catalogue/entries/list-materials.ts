import type { MaterialEntry, MaterialKindName } from '@boxwright/contract';
import {
  type DbOrTx,
  listBoards,
  listCoatings,
  listStickerMaterials,
  type Material,
  type MaterialKind,
} from '@boxwright/storage';
import { pictureless } from '../default-pictures.ts';
import { pricesBoard, pricesCoating, pricesMaterial } from '../on-offer.ts';
import type { Catalogue } from '../snapshot.ts';

type Rates = Pick<Catalogue, 'rates' | 'stickers'>;
type Own = Pick<MaterialEntry, 'kind' | 'detail' | 'isPriced'> & { readonly row: Material & { image: string | null } };

/** Boards, coatings and materials of stickers as staff see them, including those that buyers don't see. */
export async function listMaterialEntries(db: DbOrTx, { rates, stickers }: Rates): Promise<MaterialEntry[]> {
  const boards = (await listBoards(db)).map((row): Own => {
    const isPriced = rates !== null && pricesBoard(rates.card, row);
    return { kind: 'board', row, detail: `${row.gsm} gsm, bulk ${row.bulk}, priced as ${row.family}`, isPriced };
  });
  const coatings = (await listCoatings(db)).map((row): Own => {
    const isPriced = rates !== null && pricesCoating(rates.card, row);
    return { kind: 'coating', row, detail: row.kind === 'outer' ? 'outside' : 'inside', isPriced };
  });
  const materials = (await listStickerMaterials(db)).map((row): Own => {
    const isPriced = stickers.rates !== null && pricesMaterial(stickers.rates.card, row);
    const white = row.whiteUnderprint ? ', white under the print' : '';
    return { kind: 'sticker-material', row, detail: `HSN ${row.hsn}${white}`, isPriced };
  });
  return [...boards, ...coatings, ...materials].map(present);
}

const present = ({ row, ...own }: Own): MaterialEntry => ({
  ...own,
  id: row.id,
  code: row.code,
  name: row.name,
  hsn: row.hsn ?? '',
  description: row.description ?? '',
  image: row.image ?? pictureless[own.kind],
  position: row.position,
  status: row.status,
  version: row.version,
});

/** A board, coating or material after it was saved. */
export async function materialEntry(
  db: DbOrTx,
  rates: Rates,
  kind: MaterialKind & MaterialKindName,
  id: number,
): Promise<MaterialEntry> {
  const found = (await listMaterialEntries(db, rates)).find((each) => each.kind === kind && each.id === id);
  if (!found) throw new Error(`There is no ${kind} ${id} any more.`);
  return found;
}
