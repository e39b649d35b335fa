import { ok } from '@boxwright/contract';
import { courierBalances, listCourierBills } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';

const pageSize = 50;

export const GetCourierBills: Handler<'GetCourierBills'> = async ({ page = 1 }, { services: { db, now } }) => {
  const found = await listCourierBills(db, { limit: pageSize + 1, offset: (page - 1) * pageSize });
  return ok({
    bills: found.slice(0, pageSize).map((row) => {
      const { taxablePaise: taxable, cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst, isReverseCharge } = row;
      return {
        ...{ billId: row.id, kind: row.kind, courier: row.courier, number: row.number, billedOn: row.billedOn },
        ...{ bookedOn: row.bookedOn, sentFrom: row.sentFrom ?? '', sentTo: row.sentTo ?? '' },
        ...{ taxable, cgst, sgst, igst, isReverseCharge },
        payable: taxable + (isReverseCharge ? 0 : cgst + sgst + igst),
        ...{ parcels: row.parcels, charged: row.charged, by: row.by },
      };
    }),
    couriers: await courierBalances(db),
    hasMore: found.length > pageSize,
    today: indianDay(now()),
  });
};
