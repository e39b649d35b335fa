import { expect, test } from 'vitest';
import { pgbenchScript } from './pgbench-script.ts';

const line = (session: string, message: string, detail?: string) =>
  JSON.stringify({ dbname: 'shop', session_id: session, message, ...(detail === undefined ? {} : { detail }) });

test('a statement is prepared once and executed with the values that it had', () => {
  const sql = 'UPDATE things SET name = $1, note = $2';
  const log = [
    line('a', `execute s1: ${sql}`, "Parameters: $1 = 'it''s, $2', $2 = NULL"),
    line('a', `execute s1: ${sql}`, "Parameters: $1 = '', $2 = 'late'"),
  ].join('\n');
  expect(pgbenchScript(log)).toBe(`PREPARE q0 AS ${sql};\nEXECUTE q0('it''s, $2', NULL);\nEXECUTE q0('', 'late');\n`);
});

test('transactions that two connections run at once follow each other, in the order in which they end', () => {
  const log = [
    line('a', 'statement: BEGIN'),
    line('b', 'statement: BEGIN'),
    line('a', 'statement: SELECT 1'),
    line('b', 'statement: SELECT 2'),
    line('c', 'statement: SELECT 3'),
    line('b', 'statement: COMMIT'),
    line('a', 'statement: COMMIT'),
  ].join('\n');
  expect(pgbenchScript(log)).toBe('SELECT 3;\nBEGIN;\nSELECT 2;\nCOMMIT;\nBEGIN;\nSELECT 1;\nCOMMIT;\n');
});

test('other databases, and lines without a statement, are left out', () => {
  const log = [
    JSON.stringify({ dbname: 'postgres', session_id: 'x', message: 'statement: SELECT 1' }),
    line('a', 'connection received'),
    line('a', 'statement: LISTEN changes'),
    'not JSON',
  ].join('\n');
  expect(pgbenchScript(log)).toBe('');
});
