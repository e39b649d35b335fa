import type { Input, QuotationForm, QuotationRow, Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { type BoxChoice, countOf } from '../../features/configurator/box-choice.ts';
import { boxInput } from '../../features/configurator/quote-input.ts';

/** Input of `GetQuotation` for a chosen box and what was typed on the quotation's page. */
export const quotationInput = (
  choice: BoxChoice,
  { name, company, pincode, note }: QuotationForm,
): Input<'GetQuotation'> => ({
  ...boxInput(choice),
  quantity: countOf(choice),
  destination: choice.deliveryType === 'SelfPickup' ? null : pincode,
  name: name.trim(),
  company: company.trim(),
  customDescription: note.trim(),
});

/** Makes a quotation for the chosen box and downloads its PDF. */
export const makeQuotation = async (choice: BoxChoice, form: QuotationForm): Promise<Result<QuotationRow>> => {
  const made = await call('GetQuotation', quotationInput(choice, form));
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
