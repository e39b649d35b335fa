import type { StickerOutline, StickerPriceClass } from '@boxwright/contract';
import { redirect } from 'react-router';
import { numberIn, refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { millimetresIn } from '../catalogue-size/millimetres-in.ts';

const fields = [
  ...(['form', 'id', 'version', 'shapeId', 'name', 'outline', 'priceClass', 'position', 'status'] as const),
  ...(['length', 'width', 'quantity'] as const),
] as const;
type Typed = Readonly<Record<(typeof fields)[number], string>>;

/** Saves what one of the page's forms posted. */
export async function receiveStickerEntry(request: Request, api: ServerApi) {
  const typed = await readTyped(request, fields);
  const answer = await save(api, typed);
  if (!answer.ok) return refuseForm(request, typed.form, typed, answer.failure);
  throw redirect(`${officePaths.catalogueStickers}?done=${typed.form.split('-')[0]}`, 303);
}

function save(api: ServerApi, typed: Typed) {
  const id = numberIn(typed.id);
  const seen = id === undefined ? {} : { id, version: numberIn(typed.version) ?? 0 };
  const position = numberIn(typed.position) ?? 0;
  const status = typed.status === 'No' ? 'No' : 'Yes';
  // Another class or outline is refused when it is sent.
  const priceClass = typed.priceClass as StickerPriceClass;
  switch (typed.form.split('-')[0]) {
    case 'shape': {
      const outline = id === undefined ? { outline: typed.outline as StickerOutline } : {};
      return sendTyped(api, 'SaveStickerShape', {
        ...seen,
        ...outline,
        name: typed.name,
        priceClass,
        position,
        status,
      });
    }
    case 'size': {
      const [length, width] = [millimetresIn(typed.length), millimetresIn(typed.width)];
      const shapeId = numberIn(typed.shapeId) ?? 0;
      return sendTyped(api, 'SaveStickerSize', { ...seen, shapeId, length, width, position, status });
    }
    case 'quantity':
      return sendTyped(api, 'SaveStickerQuantity', { ...seen, quantity: numberIn(typed.quantity) ?? 0, status });
    default:
      return sendTyped(api, 'SaveStickerClass', {
        code: priceClass,
        version: numberIn(typed.version) ?? 0,
        name: typed.name,
        position,
        status,
      });
  }
}
