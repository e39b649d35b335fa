import type { QuotationRow, Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import { boxInput, destinationOf } from '../../features/configurator/quote-input.ts';

/** Makes a quotation for the chosen box and downloads its PDF. */
export const makeQuotation = async (choice: BoxChoice): Promise<Result<QuotationRow>> => {
  const made = await call('GetQuotation', {
    ...boxInput(choice),
    quantity: Number(choice.quantity),
    destination: destinationOf(choice),
  });
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
