import { boxAddress, boxQuery, type SavedBoxRow } from '@boxwright/contract';
import { boxOf } from '../../features/cart/box-of-line.ts';
import { paths } from '../../paths.ts';

/**
 * The customiser with a saved box. One that isn't offered any more opens in its category, which offers others instead of
 * what is missing.
 */
export const openAddress = (row: SavedBoxRow): string => {
  const stated = boxOf(row);
  if (stated === null) return paths.shop;
  const box = { ...stated, ...(row.quotation === null ? {} : { quotation: row.quotation }) };
  if (row.problem === null || row.categoryId === null) return boxAddress(box);
  return `${paths.customiseCategory(row.categoryId)}?${boxQuery(box)}`;
};
