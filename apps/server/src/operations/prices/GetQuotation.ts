import { ok, quotationFileAddress } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { overLimit } from '../../door/limits.ts';
import { once } from '../../door/once.ts';
import { makeQuotation } from '../../quotations/makeQuotation.ts';
import { quotationFileName } from '../../quotations/quotationFileName.ts';

export const GetQuotation: Handler<'GetQuotation'> = async (input, call) => {
  const refused = await overLimit(call, 'quotation from source');
  if (refused) return refused;
  const { destination, name, company, ...choice } = input;
  const madeOutTo = [company ?? '', name ?? ''].filter((line) => line !== '');
  const made = await makeQuotation(call, once(call, 'GetQuotation', input), { choice, destination, madeOutTo });
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
};
