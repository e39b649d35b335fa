import { ok } from '@boxwright/contract';
import { listCustomerGroups, listPriceLists } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { standingOn } from '../../selling/discounts/typed-terms.ts';

export const GetPriceLists: Handler<'GetPriceLists'> = async (_input, { services: { db, now } }) => {
  const today = indianDay(now());
  const [lists, groups] = await Promise.all([listPriceLists(db), listCustomerGroups(db)]);
  return ok({
    today,
    groups: groups.map(({ id, name }) => ({ id, name })),
    lists: lists.map(({ list, customer, group }) => ({
      id: list.id,
      version: list.version,
      name: list.name,
      customer,
      group,
      rates: list.rates.map(({ kind, percentBps, fromQuantity, fromPaise }) => ({
        kind,
        percent: percentBps / 100,
        fromQuantity,
        fromAmount: fromPaise,
      })),
      validFrom: list.validFrom,
      validUntil: list.validUntil,
      standing: standingOn(today, list),
    })),
  });
};
