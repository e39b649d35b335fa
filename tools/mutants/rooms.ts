export interface Room {
  /** The files to change. */
  readonly files: readonly string[];
  /** What is copied for running the tests, in patterns as in a .gitignore. Only tests among it run. */
  readonly copied: readonly string[];
  /** Leaves out tables and constants: a mutant of them runs all tests, and tables of names are longer than what uses them. */
  readonly isWithoutTables?: true;
}

const isNoCode = ['!**/*.test.ts', '!**/index.ts', '!**/testing/**'];
const server = 'apps/server/src';

/** The rooms whose tests are tried: rooms, or files in them, whose tests need no database, as each change runs them. */
export const rooms: Readonly<Record<string, Room>> = {
  money: { files: ['packages/money/src/**/*.ts', ...isNoCode], copied: ['packages/money/**'] },
  orders: { files: ['packages/orders/src/**/*.ts', ...isNoCode], copied: ['packages/orders/**'] },
  pricing: {
    // What turns layouts into money. The searches for layouts have properties that take minutes: `npm run nightly`.
    files: [
      'packages/pricing/src/delivery.ts',
      'packages/pricing/src/cartons/{costs,price-carton,weigh}.ts',
      'packages/pricing/src/stickers/price-sticker.ts',
    ],
    copied: ['packages/pricing/**', '!packages/pricing/src/**/{monotone,layouts,lay-stickers,strips}.test.ts'],
  },
  accounting: {
    files: ['packages/accounting/src/**/*.ts', ...isNoCode],
    copied: ['packages/accounting/**'],
    isWithoutTables: true,
  },
  contour: {
    files: ['packages/contour/src/**/*.ts', '!**/{trace-contour,problems}.ts', ...isNoCode],
    // Each stage by its own tests: a whole picture takes seconds where Stryker watches each step.
    copied: ['packages/contour/**', '!packages/contour/src/{trace-contour,long-pictures}.test.ts'],
  },
  'contour-whole': {
    files: ['packages/contour/src/{trace-contour,problems}.ts'],
    copied: ['packages/contour/**', '!packages/contour/src/!(long-pictures).test.ts'],
  },
  'gang-runs': {
    files: ['packages/pricing/src/gang/*.ts', ...isNoCode],
    copied: ['packages/pricing/**', '!packages/pricing/src/!(gang)/**/*.test.ts', '!packages/pricing/src/*.test.ts'],
  },
  payments: {
    files: [`${server}/selling/payments/{check-times,storable-message}.ts`],
    copied: [`${server}/selling/payments/{check-times,storable-message}{,.test}.ts`],
  },
  identity: {
    files: [`${server}/adapters/identity/password.ts`, `${server}/selling/customers/identity/devices.ts`],
    copied: [
      `${server}/adapters/identity/{cookies,password,password.test}.ts`,
      `${server}/selling/customers/identity/devices{,.test}.ts`,
      `${server}/process/source.ts`,
    ],
  },
};
