import { boxAddress, boxQuery, type SavedBoxRow } from '@boxwright/contract';
import { boxOf } from '../../features/cart/box-of-line.ts';
import { names } from '../../features/configurator/box-choice.ts';
import { paths } from '../../paths.ts';

/**
 * The customiser with a saved box and its note. If the box is no longer offered, its category opens, which offers
 * others instead.
 */
export const openAddress = (row: SavedBoxRow): string => {
  const stated = boxOf(row);
  if (stated === null) return paths.shop;
  const box = {
    ...stated,
    ...(row.quotation === null ? {} : { quotation: row.quotation }),
    ...(row.artwork === null ? {} : { artwork: row.artwork.token, place: row.artwork.place }),
  };
  const { problem, categoryId } = row;
  const address =
    problem === null || categoryId === null
      ? boxAddress(box)
      : `${paths.customiseCategory(categoryId)}?${boxQuery(box)}`;
  return row.customDescription ? `${address}&${new URLSearchParams({ [names.note]: row.customDescription })}` : address;
};
