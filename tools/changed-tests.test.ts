import { expect, test } from 'vitest';
import { testsTouchedBy } from './changed-tests.ts';

const server = 'apps/server/src';
const code = new Map(
  Object.entries({
    'packages/money/src/index.ts': "export * from './gst.ts';",
    'packages/money/src/gst.ts': '',
    [`${server}/selling/tax.ts`]: "import { gst } from '@boxwright/money';",
    [`${server}/selling/tax.test.ts`]: "import { tax } from './tax.ts';",
    [`${server}/operations/orders/PlaceOrder.ts`]: "import { tax } from '../../selling/tax.ts';",
    [`${server}/operations/staff/GetStaff.ts`]: '',
    [`${server}/operations/registry.ts`]: "import { PlaceOrder } from './orders/PlaceOrder.ts';",
    [`${server}/testing/open-shop.ts`]: "import { handlers } from '../operations/registry.ts';",
    [`${server}/operations/orders/PlaceOrder.test.ts`]: "import '../../testing/open-shop.ts'; call('PlaceOrder')",
    [`${server}/operations/staff/GetStaff.test.ts`]: "import '../../testing/open-shop.ts'; call('GetStaff')",
    'apps/web/app/ui/button.tsx': '',
    'apps/web/app/routes/cart/route.tsx': "import { Button } from '../../ui/button.tsx';",
    'apps/web/app/routes/checkout/route.tsx': "export const action = () => api('PlaceOrder');",
    [`${server}/door/limits.ts`]: '',
    [`${server}/main.ts`]: "import './door/limits.ts';",
    'e2e/prepared-shop.ts': '',
    'e2e/journey.ts': "import './prepared-shop.ts';",
    'e2e/cart.test.ts': "import './journey.ts'; page.goto('/cart')",
    'e2e/checkout.test.ts': "page.goto('/checkout')",
  }),
);

test('a change runs the tests that import it, however far below, and those that call its operation by name', () => {
  const { unit } = testsTouchedBy(['packages/money/src/gst.ts'], code);
  expect(unit).toEqual([`${server}/operations/orders/PlaceOrder.test.ts`, `${server}/selling/tax.test.ts`]);
});

test('journeys are run that name the address of a changed page, or of one that calls a changed operation', () => {
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
