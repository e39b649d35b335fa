import { ok, type QuotationView, quotationFileAddress } from '@boxwright/contract';
import {
  activeStaff,
  type FollowedQuotation,
  listFollowedQuotations,
  type QuotationState,
  quotationConversion,
  quotationStates,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { lastDays } from '../../selling/office/sales-rows.ts';
import { followsQuotations } from '../../selling/quotations/follows-quotations.ts';
import { itemsOf } from '../../selling/quotations/quotation.ts';

const pageSize = 50;
/** For how many days, today among them, conversion is counted. */
const countedDays = 90;

export const GetQuotations: Handler<'GetQuotations'> = async ({ view, owner, before }, { services, visitor }) => {
  const { db, now } = services;
  const today = indianDay(now());
  const isDue = view === 'due';
  const filter = {
    states: statesOf(view),
    isDue,
    ...(owner === 'me' ? { ownerId: visitor.staff.id } : {}),
    ...(before === null || isDue ? {} : { before }),
  };
  const [rows, conversion, colleagues] = await Promise.all([
    listFollowedQuotations(db, filter, today, pageSize + 1),
    quotationConversion(db, lastDays(today, countedDays)[0] ?? today, today),
    activeStaff(db),
  ]);
  const shown = rows.slice(0, pageSize);
  return ok({
    quotations: shown.map(present),
    next: rows.length > pageSize && !isDue ? (shown.at(-1)?.id ?? null) : null,
    colleagues: colleagues.filter(followsQuotations).map(({ id, name }) => ({ id, name })),
    conversion: {
      days: countedDays,
      made: conversion.made,
      madeValue: conversion.madePaise,
      won: conversion.won,
      wonValue: conversion.wonPaise,
    },
  });
};

function statesOf(view: QuotationView): readonly QuotationState[] {
  if (view === 'all') return quotationStates;
  if (view === 'due') return ['open', 'ending', 'ended'];
  return quotationStates.filter((state) => state === view);
}

const present = ({
  companyName,
  totalPaise,
  snapshot,
  variantId,
  token,
  followUpOn,
  ...quotation
}: FollowedQuotation) => ({
  ...quotation,
  company: companyName ?? '',
  goods: itemsOf({ snapshot, variantId }).map(({ goods, quoted }) => ({ name: goods.name, quantity: quoted.quantity })),
  total: totalPaise,
  followUpOn: followUpOn ?? '',
  address: quotationFileAddress(token),
});
