import type { Company } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { withCompany } from './with-company.server.ts';

const company = (mostPaise: number, takesTransfers = false) =>
  ({
    name: 'Boxwright',
    phones: [],
    addressLines: [],
    takesTransfers,
    transferDays: 7,
    grievanceOfficer: {},
    cashOnDelivery: { zones: ['A'], mostPaise, leastFeePaise: 5000, feeBps: 200 },
  }) as unknown as Company; // what the text below names

const html =
  '<ul>\n<li>In full</li>\n<li>{ifCash}Cash up to {mostCash}.{endif}</li>\n</ul><p>In full{ifCash} or in cash{endif}.</p>';

test('a text speaks of cash on delivery only where it is offered', () => {
  expect(withCompany(html, company(25_000_00))).toBe(
    '<ul>\n<li>In full</li>\n<li>Cash up to ₹25,000.</li>\n</ul><p>In full or in cash.</p>',
  );
  expect(withCompany(html, company(0))).toBe('<ul>\n<li>In full</li>\n</ul><p>In full.</p>');
});

test('a text speaks of transfers only where an account is named', () => {
  const text = '<ul><li>{ifTransfer}By transfer within {transferDays} days.{endif}</li></ul>{ifCash}Cash.{endif}';
  expect(withCompany(text, company(0, true))).toBe('<ul><li>By transfer within 7 days.</li></ul>');
  expect(withCompany(text, company(25_000_00))).toBe('<ul></ul>Cash.');
});
