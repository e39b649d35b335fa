import type { StickerOutline, StickerPriceClass } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';
import { millimetresIn } from '../catalogue-size/millimetres-in.ts';

/** The entry that a form changes; empty for a new one. */
const seenOf = (form: SentForm) => (form.id('id') === 0 ? {} : { id: form.id('id'), version: form.count('version') });
const position = (form: SentForm) => form.count('position');
const status = (form: SentForm) => (form.text('status') === 'No' ? 'No' : 'Yes');
// The operation refuses an unknown class or outline.
const priceClass = (form: SentForm) => form.text('priceClass') as StickerPriceClass;
const after = (form: string) => `${officePaths.catalogueStickers}?done=${form}`;

/** Saves what one of the page's forms posted. */
export const action = officeAction({
  shape: async (form) => {
    const seen = seenOf(form);
    const outline = 'id' in seen ? {} : { outline: form.text('outline') as StickerOutline };
    const rest = { name: form.text('name'), priceClass: priceClass(form), position: position(form) };
    await form.send('SaveStickerShape', { ...seen, ...outline, ...rest, status: status(form) });
    return after('shape');
  },
  size: async (form) => {
    const [length, width] = [millimetresIn(form.text('length')), millimetresIn(form.text('width'))];
    const size = {
      shapeId: form.id('shapeId'),
      length,
      width,
      position: position(form),
      status: status(form),
    } as const;
    await form.send('SaveStickerSize', { ...seenOf(form), ...size });
    return after('size');
  },
  quantity: async (form) => {
    const quantity = form.count('quantity');
    await form.send('SaveStickerQuantity', { ...seenOf(form), quantity, status: status(form) });
    return after('quantity');
  },
  class: async (form) => {
    const [name, version] = [form.text('name'), form.count('version')];
    const rest = { position: position(form), status: status(form) } as const;
    await form.send('SaveStickerClass', { code: priceClass(form), version, name, ...rest });
    return after('class');
  },
});
