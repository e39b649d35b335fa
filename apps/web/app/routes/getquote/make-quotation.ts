import type { Input, QuotationForm, QuotationRow, Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { type BoxChoice, countOf } from '../../features/configurator/box-choice.ts';
import { boxInput, contentsInput } from '../../features/configurator/quote-input.ts';
import { type StickerSelection, sizeOf, stickersIn } from '../../features/stickers/sticker-choice.ts';
import type { QuotedGoods } from './offered-goods.ts';

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

/** Makes a quotation for the goods and downloads its PDF. */
export const makeQuotation = async (goods: QuotedGoods, form: QuotationForm): Promise<Result<QuotationRow>> => {
  const made =
    goods.kind === 'box'
      ? await call('GetQuotation', boxQuotation(goods.choice, form))
      : await call('GetStickerQuotation', stickerQuotation(goods.selection, form));
  if (made.ok) download(made.value.address, made.value.fileName);
  return made;
};

const download = (address: string, fileName: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
};
