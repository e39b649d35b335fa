import { createElement, useRef } from 'react';
import { expect, test } from 'vitest';
import { emptyAddress } from '../../features/address/address-values.ts';
import { keepPincode } from '../../features/pincode/kept-pincode.ts';
import { openScreen } from '../../testing/screen.tsx';
import { useDraft } from './use-draft.ts';

const shipping = { ...emptyAddress, companyName: 'Kokko', pincode: '600014', stateId: '31', cityId: '5' };
const known = { shipping, billing: emptyAddress };

/** The address step of a customer; the form's control has what was typed before the script arrived. */
const openAddresses = ({ customerId = 5, typedBefore = shipping.pincode } = {}) =>
  openScreen(
    () => {
      const form = useRef<HTMLFormElement>(null);
      return { form, ...useDraft(form, customerId, known) };
    },
    {
      given: undefined,
      at: '/selectaddress',
      shows: ({ form }) =>
        createElement(
          'form',
          { ref: form },
          createElement('input', { name: 'shipping-pincode', defaultValue: typedBefore }),
        ),
    },
  );
type Addresses = Awaited<ReturnType<typeof openAddresses>>;
const typeArea = (page: Addresses, area: string) =>
  page.act(() => {
    page.now.markTyped();
    page.now.changeShipping((values) => ({ ...values, area }));
  });

test('it begins with what is known, which isn’t stored before something is typed', async () => {
  const page = await openAddresses();
  expect(page.now.draft).toEqual({ ...known, sameAsShipping: false });
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed is there again after a reload, and for its customer only', async () => {
  const page = await openAddresses();
  await typeArea(page, 'Mint Street');
  await page.leave();
  const again = await openAddresses();
  expect(again.now.draft.shipping).toEqual({ ...shipping, area: 'Mint Street' });
  await again.leave();
  const other = await openAddresses({ customerId: 6 });
  expect(other.now.draft.shipping.area).toBe('');
});

test('billing follows shipping while both are the same, and is empty after that', async () => {
  const page = await openAddresses();
  await page.act(() => page.now.setSame(true));
  await typeArea(page, 'Mint Street');
  expect(page.now.draft.billing).toEqual({ ...shipping, area: 'Mint Street' });
  await page.act(() => page.now.setSame(false));
  expect(page.now.draft.billing).toEqual(emptyAddress);
  await page.act(() => page.now.changeBilling((values) => ({ ...values, area: 'Beach Road' })));
  expect([page.now.draft.shipping.area, page.now.draft.billing.area]).toEqual(['Mint Street', 'Beach Road']);
});

test('a pincode that was typed before the script arrived stays, without state and city of the known one', async () => {
  const page = await openAddresses({ typedBefore: '641001' });
  expect(page.now.draft.shipping).toEqual({ ...shipping, pincode: '641001', stateId: '', cityId: '' });
  expect(JSON.stringify(sessionStorage)).toContain('641001');
});

test('the pincode that was typed in the cart is that of the shipping address', async () => {
  keepPincode('641001');
  const page = await openAddresses();
  expect(page.now.draft.shipping).toMatchObject({ pincode: '641001', stateId: '' });
});
