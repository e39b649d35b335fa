import type { Catalogue } from '../catalogue/snapshot.ts';
import { stickerSheetName } from './job-plan.ts';

/** A material in a size of sheet that can be on stock. */
export interface StockMaterial {
  readonly materialCode: string;
  readonly materialName: string;
  readonly sheet: string;
}

/** What can be on stock: the boards in each sheet of the rate card, and the materials of stickers. */
export function stockMaterials({ boards, rates, stickers }: Pick<Catalogue, 'boards' | 'rates' | 'stickers'>) {
  const ofBoards = [...boards.values()]
    .filter(({ status }) => status === 'Active')
    .flatMap(({ code, name, gsm }) =>
      (rates?.card.sheets ?? []).map(
        (sheet): StockMaterial => ({ materialCode: code, materialName: `${name} ${gsm} gsm`, sheet: sheet.name }),
      ),
    );
  const ofStickers = stickers.materials.map(
    ({ code, name }): StockMaterial => ({ materialCode: code, materialName: name, sheet: stickerSheetName }),
  );
  return [...ofBoards, ...ofStickers];
}

/** A material as the form names it. */
export const materialKey = ({ materialCode, sheet }: Pick<StockMaterial, 'materialCode' | 'sheet'>): string =>
  `${materialCode}|${sheet}`;
