import type { QuotationForm, QuotationRow, Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import type { QuotedGoods } from './offered-goods.ts';
import { boxQuotation, stickerQuotation } from './quotation-input.ts';

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
