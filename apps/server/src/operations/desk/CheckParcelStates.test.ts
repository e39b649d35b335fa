import { expect, test } from 'vitest';
import { readParcelList } from '../../selling/desk/plan-parcels.ts';

const rowsOf = (list: string) =>
  readParcelList(list).map(({ line, trackingNumber, said }) => [line, trackingNumber, said]);

test('CheckParcelStates finds the columns by their heads, or takes the first two', () => {
  expect(rowsOf('Order,Waybill No,Status Date,Status\n1,A1,1/12,Lost')).toEqual([[2, 'A1', 'Lost']]);
  expect(rowsOf('A1;Delivered\n\nA2;RTO')).toEqual([
    [1, 'A1', 'Delivered'],
    [3, 'A2', 'RTO'],
  ]);
  expect(rowsOf('tracking\tstate\r\nA1\tOFD\r\n')).toEqual([[2, 'A1', 'OFD']]);
  // A number that a spreadsheet would have spoilt.
  expect(rowsOf("'004412778123,Delivered")).toEqual([[1, '004412778123', 'Delivered']]);
  expect(rowsOf('A1')).toEqual([[1, 'A1', '']]);
  expect(rowsOf('\n ,\n')).toEqual([]);
});
