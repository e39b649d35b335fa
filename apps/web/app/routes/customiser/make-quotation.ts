import type { QuotationRow, Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import type { Configuration } from '../../features/configurator/configuration.ts';
import { boxAsked } from '../../features/configurator/quote.ts';

/** Makes a quotation for the configured box and downloads its PDF. */
export const makeQuotation = async (wanted: Configuration): Promise<Result<QuotationRow>> => {
  const made = await call('GetQuotation', {
    ...boxAsked(wanted),
    quantity: Number(wanted.quantity),
    destination: wanted.deliveryType === 'StandardShipping' ? wanted.pincode : null,
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
