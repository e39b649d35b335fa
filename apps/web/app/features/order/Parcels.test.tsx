import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Parcels } from './Parcels.tsx';

const sent = (number: number, status = 'On its way') => ({
  number,
  status,
  courier: '',
  trackingNumber: '',
  items: [{ name: 'Tea Carton', quantity: 500 }],
});
const rest = [{ name: 'Tea Carton', quantity: 1000 }];
const saidOf = (shown: Parameters<typeof Parcels>[0]) =>
  renderToString(<Parcels {...shown} />).replaceAll('<!-- -->', '');

test('an order in cash says with which of its parcels that is due', () => {
  expect(saidOf({ parcels: [sent(1)], toCome: rest, isCash: true })).toContain('in cash, with the last parcel.');
  const all = [sent(1), sent(2), sent(3, 'Came back, credited')];
  expect(saidOf({ parcels: all, toCome: [], isCash: true })).toContain('in cash, with parcel 2.');
  expect(saidOf({ parcels: all, toCome: [], isCash: false })).not.toContain('in cash');
});
