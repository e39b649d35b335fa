import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgArray, PgCustomColumn, PgJsonb, PgTable, PgText } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../schema/all.ts';
import { type Fate, ownWords, wordsOfTheShop } from './own-words.ts';

const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []));

/** The tables of customers, orders, carts and enquiries, and those that refer to one of them, also by way of others. */
function tablesOfCustomers() {
  const found = new Set<PgTable>([schema.customers, schema.orders, schema.carts, schema.enquiries]);
  for (const owner of found) {
    for (const { table } of tables) {
      const refersTo = getTableConfig(table).foreignKeys.map(({ reference }) => reference().foreignTable);
      if (refersTo.includes(owner)) found.add(table);
    }
  }
  return tables.filter(({ table }) => found.has(table));
}

const columnsOfWords = (table: PgTable) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const each = is(column, PgArray) ? column.baseColumn : column;
    const isSearched = is(each, PgCustomColumn) && each.getSQLType() === 'tsvector';
    const isFree = isSearched || is(each, PgJsonb) || (is(each, PgText) && each.enumValues === undefined);
    return isFree && column.generated === undefined ? [name] : [];
  });

const said: Readonly<Record<string, Readonly<Record<string, Fate>>>> = ownWords;

test('every column of words is exported and erased, or says why not', () => {
  const silent = tables
    .filter(({ name }) => !Object.hasOwn(wordsOfTheShop, name))
    .flatMap(({ name, table }) => columnsOfWords(table).map((column) => ({ name, column })))
    .filter(({ name, column }) => said[name]?.[column] === undefined)
    .map(({ name, column }) => `${name}.${column}: say in own-words.ts whether it is exported and erased, or why not.`);
  expect(silent).toEqual([]);
  const all = tables.flatMap(({ name, table }) => columnsOfWords(table).map((column) => `${name}.${column}`));
  const names = Object.entries(said).flatMap(([name, columns]) =>
    Object.keys(columns).map((each) => `${name}.${each}`),
  );
  expect(names.filter((each) => !all.includes(each))).toEqual([]);
});

test('no table that belongs to a customer, order, cart or enquiry has words of the shop alone', () => {
  const found = tablesOfCustomers().map(({ name }) => name);
  expect(found.length).toBeGreaterThan(25);
  const ofTheShop = Object.keys(wordsOfTheShop);
  expect(found.filter((name) => ofTheShop.includes(name))).toEqual([]);
  const wordless = tables.filter(({ table }) => columnsOfWords(table).length === 0).map(({ name }) => name);
  expect(ofTheShop.filter((name) => wordless.includes(name))).toEqual([]);
});
