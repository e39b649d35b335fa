import { expect, test } from 'vitest';
import { csvStart } from './csv.ts';
import { readCsv } from './read-csv.ts';

const rowsOf = (file: string) => readCsv(file).rows.map(({ cells }) => cells);

test('a file is separated by what its first line has: commas, or semicolons alone', () => {
  for (const end of ['\n', '\r\n']) {
    expect(readCsv(`a;b${end}1,5;2${end}`)).toEqual({
      separator: ';',
      rows: [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1,5', '2'] },
      ],
    });
    expect(readCsv(`a,b;c${end}1;2,3`).separator).toBe(',');
    expect(readCsv(`a${end}1;2`).separator).toBe(',');
  }
  expect(readCsv('a;b').separator).toBe(';');
  expect(readCsv('')).toEqual({ separator: ',', rows: [] });
});

test('a row has the line in which it begins, also after a cell of several lines', () => {
  expect(readCsv('a,"1\n2"\nb,3\n\nc')).toMatchObject({
    rows: [
      { line: 1, cells: ['a', '1\n2'] },
      { line: 3, cells: ['b', '3'] },
      { line: 4, cells: [''] },
      { line: 5, cells: ['c'] },
    ],
  });
});

test('quotes enclose a cell only from its beginning, and are doubled within', () => {
  expect(rowsOf('"a ""b"" c",5"\n')).toEqual([['a "b" c', '5"']]);
  expect(rowsOf('"a";";"')).toEqual([['a', ';']]);
  expect(rowsOf('a,\n')).toEqual([['a', '']]);
  expect(rowsOf('a,')).toEqual([['a', '']]);
});

test('the mark of UTF-8 and one apostrophe before a text aren’t part of it', () => {
  expect(rowsOf(`${csvStart}"'=1",''x,'`)).toEqual([['=1', "'x", '']]);
  expect(rowsOf(`a${csvStart}`)).toEqual([[`a${csvStart}`]]);
});
