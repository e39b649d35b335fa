import type { Coating } from '@boxwright/contract';
import { boxStyleOf } from '@boxwright/dieline';
import { data } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';
import { byStyle } from './by-style.ts';

/** A sale, with the goods that can be added to it. */
export async function loadSale(url: URL, api: ServerApi, asked: string) {
  const saleId = idIn(asked);
  if (saleId === undefined) throw data('There is no such sale.', { status: 404 });
  const active = { where: { status: 'Active' } };
  const [sale, variants, boards, coatings, shapes, materials] = await Promise.all([
    officeCall(api, url, 'GetSale', { saleId }),
    officeCall(api, url, 'GetVariantData', active),
    officeCall(api, url, 'GetBoard', active),
    officeCall(api, url, 'GetCoatingdata', active),
    officeCall(api, url, 'GetStickerShapeMaster', { where: { status: 'Yes' } }),
    officeCall(api, url, 'GetStickerMaterialMaster', active),
  ]);
  const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: id, label: name });
  return {
    sale,
    choices: {
      styles: [...new Map(variants.toReversed().map((variant) => [variant.style, variant])).values()]
        .map(({ id, style }) => ({
          value: `${byStyle}${id}`,
          label: `${boxStyleOf(style)?.name ?? style}, made to measure`,
        }))
        .sort((a, b) => a.label.localeCompare(b.label)),
      variants: variants.map(({ id, name, itemName, length, width, height }) => ({
        value: id,
        // Most names of sizes begin with that of their box.
        label: `${name.startsWith(itemName) ? '' : `${itemName}: `}${name}, ${length} × ${width} × ${height} mm`,
      })),
      boards: boards.map(({ id, name, gsm }) => ({ value: id, label: `${name} ${gsm} gsm` })),
      outer: coatsOf('outer', coatings).map(named),
      inner: coatsOf('inner', coatings).map(named),
      shapes: shapes.map(named),
      materials: materials.map(named),
    },
  };
}

/** The coatings of a side of the board, without the catalogue's “None”, which the field offers itself. */
export const coatsOf = <C extends Pick<Coating, 'kind' | 'code'>>(side: Coating['kind'], coatings: readonly C[]): C[] =>
  coatings.filter(({ kind, code }) => kind === side && code !== 'none');

export type LoadedSale = Awaited<ReturnType<typeof loadSale>>;
export type Sale = LoadedSale['sale'];
export type Choices = LoadedSale['choices'];
