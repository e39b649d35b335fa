/** Something of a library that it doesn't document, and that this project relies on. */
interface PrivatePart {
  readonly package: string;
  /** The version whose source was read. Write the new one here when you have done what `look` says. */
  readonly version: string;
  /** Our files, by the ends of their paths, each with a text of it that uses the part. */
  readonly used: Readonly<Record<string, string>>;
  /** What we rely on: what to look for in the source of a new version. */
  readonly look: string;
  /** The tests that fail if it has changed, by the ends of their paths. */
  readonly tests: readonly string[];
  /** For what only a browser would notice: a file of the package, and a text in it. */
  readonly holds?: Readonly<Record<string, string>>;
}

export const privateParts: readonly PrivatePart[] = [
  {
    package: 'pg',
    version: '8.23.1',
    used: {
      'storage/src/statement-batch.ts': 'submittedNamedStatements',
      'storage/src/preparing-client.ts': 'super.query(new StatementBatch',
    },
    look: 'lib/client.js calls the methods of StatementBatch on a query (handleRowDescription and so on), lib/connection.js corks its `stream` and has parse, bind, describe, execute and sync, lib/query.js keeps prepared texts in `parsedStatements` and `submittedNamedStatements`, and lib/utils.js exports `prepareValue`.',
    tests: ['storage/src/connect.test.ts', 'storage/src/prepared.test.ts'],
  },
  {
    package: 'drizzle-orm',
    version: '0.45.4',
    used: {
      'storage/src/prepared.ts': 'joinsNotNullableMap',
      'storage/src/row-reader.ts': 'decoder',
      'storage/src/connect.ts': 'db._.session',
      'storage/src/migrate.ts': '__drizzle_migrations',
    },
    look: 'node-postgres/session.js keeps `params`, `fields`, `joinsNotNullableMap` and `queryConfig` in a prepared query, utils.js reads rows in `mapResultRow` as row-reader.ts does, an expression (SQL) has a `decoder`, and migrator.js reads and writes the same columns of its table as migrate.ts.',
    tests: ['storage/src/prepared.test.ts', 'storage/src/migrate.test.ts'],
  },
  {
    package: 'pg-boss',
    version: '12.38.0',
    used: {
      'storage/src/queries/operation/jobs.ts': 'insert into jobs.job',
      'storage/src/queries/operation/waiting-work.ts': 'jobs.job',
      'testing/fail-for-good.ts': 'update jobs.job',
      'tools/torture/compare.ts': 'jobs.job',
      'tools/torture/judge-invoices.ts': 'jobs.job',
    },
    look: 'src/plans: `insertJobs` fills the columns that `insertJob` in jobs.ts fills, `retryJobs` changes those that `retryFailedJobs` changes, the states and their order are the same, and `job_common` is the partition of our queues.',
    tests: ['queue.test.ts'],
  },
  {
    package: '@cantoo/pdf-lib',
    version: '2.11.1',
    used: { 'server/src/main/one-file.ts': 'dist/pdf-lib.esm.min.js' },
    look: 'dist/pdf-lib.esm.min.js exports what es/index.js exports, of the same version.',
    tests: ['artwork/preflight-artwork.test.ts'],
  },
  {
    package: 'react-dom',
    version: '19.3.1',
    used: { 'app/hold-early-presses.ts': '__reactProps$' },
    look: 'An element has a property `__reactProps$…` from its hydration on and not before, and a control remembers the value that React saw last.',
    tests: ['e2e/presses.test.ts'],
    holds: { 'cjs/react-dom-client.production.js': '__reactProps$' },
  },
  {
    package: 'react-router',
    version: '8.4.0',
    used: {
      'app/scripts-after-paint.tsx': 'Scripts({})',
      'app/features/shell/NextScreens.tsx': '__reactRouterManifest',
      'app/entry.server.tsx': 'streamCache',
      'app/features/office/refuse-unsent.ts': 'error.data',
      'e2e/browser.ts': '__reactRouterContext',
      'e2e/nightly/early-presses.test.ts': '__reactRouterContext',
    },
    look: 'lib/dom/ssr/components.js: `Scripts` renders link elements for the parts and one script of type "module"; lib/dom/ssr/single-fetch.js: `StreamTransfer` reads `renderMeta.streamCache`, and `singleFetchActionStrategy` wraps an action’s error by `data`; the browser’s `__reactRouterManifest.routes` have path, module and imports.',
    tests: ['e2e/scripts.test.ts', 'e2e/presses.test.ts', 'e2e/staff.test.ts'],
    holds: { 'dist/production/lib/dom/ssr/components.js': '__reactRouterManifest' },
  },
  {
    package: 'pdfkit',
    version: '0.20.2',
    used: {
      'documents/src/fonts.ts': '_fontFamilies',
      'documents/src/sheet.ts': '_addInfo',
      'documents/src/mixed-text.ts': 'doc.addContent = ',
      'documents/src/pdf-layers.ts': '_root',
    },
    look: 'js/pdfkit.js: `font()` keeps fonts in `_fontFamilies` by the name that we register, `_addInfo` writes the info into the XML without escaping it (when it escapes, delete `escapeMetadata`), a text object is written as `BT` and `ET` through `addContent`, and resources and catalogue are in `data`.',
    tests: ['documents/src/structure.test.ts', 'documents/src/tax-document/tax-document.test.ts'],
  },
  {
    package: 'sonner',
    version: '2.0.8',
    used: { 'apps/web/vite.config.ts': '__insertCSS' },
    look: 'dist/index.mjs writes its styles by a line `__insertCSS("…");`, which our build takes out, because the Content-Security-Policy forbids them.',
    tests: ['e2e/pages.test.ts'],
    holds: { 'dist/index.mjs': '\n__insertCSS("' },
  },
  {
    package: '@hyzyla/pdfium',
    version: '2.1.13',
    used: {
      'inspect/pdfium.ts': 'emscripten_resize_heap',
      'inspect/draw-pdf.ts': '_FPDF',
    },
    look: 'The module exports the functions of `Pdfium` in pdfium.ts and hands `instantiateWasm` its imports, with `emscripten_resize_heap` among them.',
    tests: ['legal-files.test.ts', 'hostile-files.test.ts'],
  },
  {
    package: 's3rver',
    version: '3.7.1',
    used: { 'testing/s3-server.ts': '_S3rver_object' },
    look: 'An object lies in a folder of its bucket, in a file that is named by its key with the end `._S3rver_object`.',
    tests: ['adapters/files/files.test.ts'],
  },
  {
    package: 'zod',
    version: '4.6.7',
    used: { 'contract/src/kernel/shape-of.ts': '_zod', 'tools/torture/schema-places.ts': '_zod' },
    look: 'A schema has its definition in `_zod.def`, a codec’s reverse transform is its `tx`, and a check of length its `maximum`.',
    tests: ['contract/src/kernel/shape.test.ts'],
  },
];
