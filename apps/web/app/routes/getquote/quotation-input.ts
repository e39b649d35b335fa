import type { Input, QuotationForm } from '@boxwright/contract';
import { type BoxChoice, countOf } from '../../features/configurator/box-choice.ts';
import { boxInput, contentsInput } from '../../features/configurator/quote-input.ts';
import { type StickerSelection, sizeOf, stickersIn } from '../../features/stickers/sticker-choice.ts';

const madeOutTo = ({ name, company }: QuotationForm) => ({ name: name.trim(), company: company.trim() });

/** Input of `GetQuotation` for a chosen box and what was typed on the quotation's page. */
export const boxQuotation = (choice: BoxChoice, form: QuotationForm): Input<'GetQuotation'> => ({
  ...boxInput(choice),
  ...contentsInput(choice),
  quantity: countOf(choice),
  destination: choice.deliveryType === 'SelfPickup' ? null : form.pincode,
  ...madeOutTo(form),
  customDescription: form.note.trim(),
  artwork: choice.artwork,
  place: choice.place,
});

/** Input of `GetStickerQuotation`. */
export const stickerQuotation = (selection: StickerSelection, form: QuotationForm): Input<'GetStickerQuotation'> => ({
  shape: String(selection.shapeId ?? ''),
  material: String(selection.materialId ?? ''),
  ...sizeOf(selection),
  artwork: selection.artwork,
  quantity: stickersIn(selection) || 0,
  destination: form.pincode,
  ...madeOutTo(form),
});
