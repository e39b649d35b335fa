import { expect, test } from 'vitest';
import { eInvoiceOf } from '../index.ts';
import type { AccountAddress } from '../rows.ts';
import { sellerPlace } from '../seller-place.ts';
import { invoice } from '../testing/documents.ts';

const gstin = '33AAACY2068D1ZN';
const { supplier, recipient } = invoice({ gstin });
const made = (own: Parameters<typeof invoice>[0] = {}) => eInvoiceOf(invoice({ gstin, ...own }));
const buyer = (own: Partial<AccountAddress>) => made({ recipient: { ...recipient, ...own } })?.BuyerDtls;

test('seller and buyer have their names, addresses, states, telephone numbers and mail addresses', () => {
  expect(made()?.SellerDtls).toEqual({
    Gstin: gstin,
    LglNm: 'Boxwright Packaging',
    ...{ Addr1: '12 Letterpress Lane', Addr2: 'Royapettah', Loc: 'Chennai', Pin: 600014, Stcd: '33' },
    ...{ Ph: '04428110000', Em: 'hello@boxwright.example' },
  });
  expect(made()?.BuyerDtls).toEqual({
    ...{ Gstin: gstin, LglNm: 'Meena Soaps', Pos: '33' },
    ...{ Addr1: '4 Mill Road', Loc: 'Coimbatore', Pin: 641001, Stcd: '33' },
    ...{ Ph: '9840012345', Em: 'meena@soaps.example' },
  });
});

test('goods that go elsewhere have the delivery address', () => {
  const { company: _, ...person } = recipient;
  const deliverTo = { ...person, contactPerson: 'R. "Godown" Kumar', landmark: 'Near Gate 2', city: 'Madurai' };
  expect(made({ deliverTo })?.ShipDtls).toEqual({
    ...{ LglNm: "R. 'Godown' Kumar", Addr1: '4 Mill Road', Addr2: 'Near Gate 2' },
    ...{ Loc: 'Madurai', Pin: 641001, Stcd: '33' },
  });
  for (const part of ['ShipDtls', 'RefDtls']) expect(made()).not.toHaveProperty(part);
});

test.each([
  ['line by line', ['5 Road', 'Unit 3', 'Block B', 'Chennai 600014'], ['5 Road', 'Unit 3, Block B', 'Chennai', 600014]],
  ['with a dash before the pincode', ['5 Road', ' Chennai – 600014 '], ['5 Road', undefined, 'Chennai', 600014]],
  ['with a comma before it', ['5 Road', 'Chennai, 600014', 'India'], ['5 Road', undefined, 'Chennai', 600014]],
  ['without a street', ['Chennai 600014'], ['', undefined, 'Chennai', 600014]],
  ['without a pincode', ['5 Road', 'Chennai'], ['5 Road', 'Chennai', '', 0]],
  ['whose number isn’t a pincode', ['5 Road', 'Chennai 012345'], ['5 Road', 'Chennai 012345', '', 0]],
  ['with text after the pincode', ['5 Road', 'Chennai 600014 India'], ['5 Road', 'Chennai 600014 India', '', 0]],
  ['with two letters in the second line', ['5 Road', 'B1', 'Chennai 600014'], ['5 Road', undefined, 'Chennai', 600014]],
  ['with three', ['5 Road', 'B 1', 'Chennai 600014'], ['5 Road', 'B 1', 'Chennai', 600014]],
  [
    'that is too long',
    ['x'.repeat(101), 'y'.repeat(101), 'Chennai 600014'],
    ['x'.repeat(100), 'y'.repeat(100), 'Chennai', 600014],
  ],
] as const)('the company’s address is read %s', (_, lines, [Addr1, Addr2, Loc, Pin]) => {
  expect(sellerPlace(lines)).toEqual({ Addr1, ...(Addr2 === undefined ? {} : { Addr2 }), Loc, Pin });
});

test('a buyer’s long address goes on in the second line, before the landmark', () => {
  const address = `${'😀'.repeat(100)}Mill Road`;
  expect(buyer({ address, landmark: 'Near Gate 2' })).toMatchObject({
    Addr1: '😀'.repeat(100),
    Addr2: 'Mill Road, Near Gate 2',
  });
  expect(buyer({ address, landmark: '' })?.Addr2).toBe('Mill Road');
  expect(buyer({ landmark: 'y'.repeat(101) })?.Addr2).toBe('y'.repeat(100));
  expect(['B1', 'B 1'].map((landmark) => buyer({ landmark })?.Addr2)).toEqual([undefined, 'B 1']);
});

test('texts are without the signs that the schema refuses, and no longer than it allows', () => {
  const own = buyer({ company: '"A" \\ B', address: '4 \\ "5"', city: 'z'.repeat(101) });
  expect(own).toMatchObject({ LglNm: "'A' / B", Addr1: "4 / '5'", Loc: 'z'.repeat(100) });
  expect(buyer({ company: '😀'.repeat(101) })?.LglNm).toBe('😀'.repeat(100));
  const seller = { ...supplier, name: 'x'.repeat(101), addressLines: ['"5" Road', 'Chennai 600014'] };
  expect(made({ supplier: seller })?.SellerDtls).toMatchObject({ LglNm: 'x'.repeat(100), Addr1: "'5' Road" });
});

test('what an old document lacks is empty, or left out where it may be', () => {
  const { gstin: _, ...unregistered } = supplier;
  const seller = made({ supplier: { ...unregistered, phones: [], email: '' } })?.SellerDtls;
  expect(seller?.Gstin).toBe('');
  expect(Object.keys(seller ?? {})).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Ph|Em)$/)]));
  const { stateCode: _state, mobile: _mobile, email: _email, ...bare } = recipient;
  const own = made({ recipient: bare })?.BuyerDtls;
  expect(own?.Stcd).toBe('');
  expect(Object.keys(own ?? {})).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Ph|Em)$/)]));
});

test.each([
  ['+91 98400 12345', '919840012345'],
  ['12345', undefined],
  ['123456', '123456'],
  ['1234567890123', undefined],
])('the telephone number %s is sent as %s', (mobile, sent) => {
  expect(buyer({ mobile })?.Ph).toBe(sent);
});

const longest = `${'a'.repeat(87)}@b.example.in`;
test.each([
  ['a@b.in', 'a@b.in'],
  ['a@b.c', undefined],
  ['first+last.x-y_z@b-c.example', 'first+last.x-y_z@b-c.example'],
  ['two words@b.example', undefined],
  ['<a@b.example', undefined],
  ['a@b.example>', undefined],
  ['a at b.example', undefined],
  ['a@', undefined],
  ['@b.example', undefined],
  [longest, longest],
  [`a${longest}`, undefined],
])('the mail address %s is sent as %s', (email, sent) => {
  expect(buyer({ email })?.Em).toBe(sent);
});
