import { expect, test } from 'vitest';
import { testsTouchedBy } from './changed-tests.ts';

const server = 'apps/server/src';
/** As in a file; house rules read this one for imports of its own. */
const imports = (name: string) => `import '${name}';`;
const code = new Map(
  Object.entries({
    'packages/money/src/index.ts': imports('./gst.ts'),
    'packages/money/src/gst.ts': '',
    [`${server}/selling/tax.ts`]: imports('@boxwright/money'),
    [`${server}/selling/tax.test.ts`]: imports('./tax.ts'),
    [`${server}/operations/orders/PlaceOrder.ts`]: imports('../../selling/tax.ts'),
    [`${server}/operations/staff/GetStaff.ts`]: '',
    [`${server}/operations/registry.ts`]: imports('./orders/PlaceOrder.ts'),
    [`${server}/testing/open-shop.ts`]: imports('../operations/registry.ts'),
    [`${server}/operations/orders/PlaceOrder.test.ts`]: `${imports('../../testing/open-shop.ts')} call('PlaceOrder')`,
    [`${server}/operations/staff/GetStaff.test.ts`]: `${imports('../../testing/open-shop.ts')} call('GetStaff')`,
    'apps/web/app/ui/button.tsx': '',
    'apps/web/app/routes/cart/route.tsx': imports('../../ui/button.tsx'),
    'apps/web/app/routes/checkout/route.tsx': "export const action = () => api('PlaceOrder');",
    [`${server}/door/limits.ts`]: '',
    [`${server}/main.ts`]: imports('./door/limits.ts'),
    'e2e/prepared-shop.ts': '',
    'e2e/journey.ts': imports('./prepared-shop.ts'),
    'e2e/cart.test.ts': `${imports('./journey.ts')} page.goto('/cart')`,
    'e2e/checkout.test.ts': "page.goto('/checkout')",
  }),
);

test('a change runs the tests that import it, however far below, and those that call its operation by name', () => {
  const { unit } = testsTouchedBy(['packages/money/src/gst.ts'], code);
  expect(unit).toEqual([`${server}/operations/orders/PlaceOrder.test.ts`, `${server}/selling/tax.test.ts`]);
});

test('runs journeys that name the address of a changed page, or of a page that calls a changed operation', () => {
  expect(testsTouchedBy(['apps/web/app/ui/button.tsx'], code).journeys).toEqual(['e2e/cart.test.ts']);
  expect(testsTouchedBy([`${server}/selling/tax.ts`], code).journeys).toEqual(['e2e/checkout.test.ts']);
  for (const file of ['e2e/journey.ts', `${server}/door/limits.ts`]) {
    expect(testsTouchedBy([file], code).journeys).toEqual(['e2e/cart.test.ts']);
  }
});

test('what every test of the server uses runs all of them; what no test uses runs none', () => {
  expect(testsTouchedBy([`${server}/testing/open-shop.ts`], code).unit).toHaveLength(2);
  expect(testsTouchedBy(['README.md'], code)).toEqual({ unit: [], journeys: [] });
});
