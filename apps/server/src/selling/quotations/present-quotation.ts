import { type Input, type Output, ok, quotationFileAddress, type Result } from '@boxwright/contract';
import type { MadeQuotation } from './make-quotation.ts';
import { quotationFileName } from './quotation-file-name.ts';

/** A quotation as its operations return it. */
export function presentQuotation(made: Result<MadeQuotation>): Result<Output<'GetQuotation'>> {
  if (!made.ok) return made;
  const { number, token, validUntil, goods, delivery, gst, total, orderPath } = made.value;
  return ok({
    number,
    token,
    validUntil,
    address: quotationFileAddress(token),
    fileName: quotationFileName({ number }),
    orderAddress: orderPath,
    goods,
    delivery,
    gst,
    total,
  });
}

/** The lines of the addressee; none if nobody is named. */
export const madeOutTo = ({ company, name }: Pick<Input<'GetQuotation'>, 'company' | 'name'>): string[] =>
  [company ?? '', name ?? ''].filter((line) => line !== '');
