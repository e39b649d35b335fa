import { fail, ok } from '@boxwright/contract';
import { deleteTaxRate, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';

export const DeleteTaxRate: Handler<'DeleteTaxRate'> = async ({ hsn, validFrom }, { services, visitor }) => {
  const { db, now } = services;
  if (validFrom <= indianDay(now()))
    return fail('not_possible', 'This rate is in force or has been. Add another one from a later day instead.');
  const isDeleted = await inTransaction(db, async (tx) => {
    const deleted = await deleteTaxRate(tx, { hsn, validFrom });
    if (!deleted) return false;
    await noted(tx, { services, visitor }, 'DeleteTaxRate', ['tax-rate', hsn, `GST of HSN ${hsn}`], {
      before: { valid_from: validFrom, rate_bps: deleted.rateBps },
    });
    return true;
  });
  if (!isDeleted) return fail('not_found', 'This rate is taken back already.');
  forgetCatalogue(services);
  return ok({});
};
