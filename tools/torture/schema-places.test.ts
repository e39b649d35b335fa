import { findOperation, operations } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { placesOf, sampleOf, valueAt, withAt } from './schema-places.ts';

const inputOf = (name: string) => {
  const operation = findOperation(name);
  if (operation === undefined) throw new Error(`there is no ${name}`);
  return operation.input;
};
const names = (name: string) => placesOf(inputOf(name)).map((place) => place.join('.'));

test('finds fields by their wire names, also within filters and lists', () => {
  expect(names('AddwebsiteLogin')).toEqual(['email', 'password', 'action', 'actiondate']);
  expect(names('GetVariantData')).toEqual(expect.arrayContaining(['recordCount', 'whereClause.fld_variantid']));
  expect(names('AddToCartWebsite')).toEqual(expect.arrayContaining(['itemdetails', 'itemdetails.0.Quantity']));
  expect(names('GetDieline')).toContain('options.key');
});

test('every operation accepts its sample input, given a few known values', () => {
  const day = '2026-04-01';
  const known: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    RecordEvent: { page: '/' },
    DeleteTaxRate: { valid_from: day },
    GetLineCheck: { order_id: null },
    DeleteHoliday: { day },
    CorrectCustomer: { seen: `${day}T00:00:00Z` },
    CorrectOrder: { seen: `${day}T00:00:00Z` },
    CorrectOwnOrder: { seen: `${day}T00:00:00Z` },
    AgreePrice: { amount: 100 },
    AttachArtwork: { token: null },
    AttachArtworkInCart: { artwork_token: null },
    SendArtwork: { artwork: null },
    SendArtworkAtDesk: { artwork: null },
    SaveCreditTerms: { limit: null },
    SetCataloguePicture: { token: null },
  };
  const usual = { itemdetails: [{ Item: 1, Quantity: 1000 }] };
  const refused = Object.entries(operations).flatMap(([name, { input }]) => {
    const result = (input as ReturnType<typeof inputOf>).safeDecode(sampleOf(input, known[name] ?? usual) as never);
    return result.success ? [] : [`${name}: ${result.error.message}`];
  });
  expect(refused).toEqual([]);
});

test('replaces the value at a place and nothing else', () => {
  const body = { a: 1, list: [{ b: 2, c: 3 }] };
  expect(withAt(body, ['list', 0, 'b'], 'x')).toEqual({ a: 1, list: [{ b: 'x', c: 3 }] });
  expect(withAt(body, ['where', 'key'], 'x')).toEqual({ ...body, where: { key: 'x' } });
  expect(valueAt(body, ['list', 0, 'c'])).toBe(3);
  expect(valueAt(body, ['none', 'c'])).toBeUndefined();
  expect(body).toEqual({ a: 1, list: [{ b: 2, c: 3 }] });
});
