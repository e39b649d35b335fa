import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minify, type Plugin } from 'vite';
import { contentPlugin } from './content/vite-plugin.ts';
import { operationShapesPlugin } from './operation-shapes-plugin.ts';

/** Sonner writes a style element when it loads, which our Content-Security-Policy forbids; we import its stylesheet instead. */
const sonnerWithoutInlineStyle = (): Plugin => ({
  name: 'sonner-without-inline-style',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler: (code) => ({ code: code.replace(/^__insertCSS\(".*"\);$/m, ''), map: null }),
  },
});

/** Functions whose source is written into every page's first bytes: without comments and minified. */
const shortInlineScripts = (): Plugin => ({
  name: 'short-inline-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/app\/(hold-early-presses|scripts-after-paint|features\/session\/show-known-visitor)\.tsx?$/ },
    handler: async (code, id) => (await minify(id, code, { module: true, mangle: { toplevel: false } })).code,
  },
});

/** A group of modules that become one file of script. */
const together = (name: string, paths: readonly string[], priority: number) => ({
  name,
  test: new RegExp(`/(${paths.join('|')})\\.(ts|tsx|mjs)$`),
  priority,
});

/** Small parts of nearly all pages, besides the root and the layouts with all their imports. */
const frame = [
  'app/(root|api|features/shell/(site-layout|store-layout|telephone|Logo)|features/session/customer-record)',
  'app/ui/(Breadcrumb|Card|LinkButton|Picture|TextField|field-parts|use-stable)',
  'packages/money/src/rupees',
  'packages/contract/src/kernel/(failure|mobile|pincode|rules)',
  'lucide-react/dist/esm/icons/ruler',
];

/** Fields of forms with choices. */
const fields = ['app/ui/(Checkbox|RadioCards|TextArea)', 'lucide-react/dist/esm/icons/message-circle'];

/** Small parts of the pages on which customers sign in. */
const signIn = ['app/features/plain-form/PostedNotice', 'app/features/session/sign-in-notices'];

/** The session's state, and the maximum lengths of texts. */
const signedIn = ['app/features/session/session', 'packages/contract/src/forms/lengths'];

/** The hint of address forms and the customiser about characters that can't be printed. */
const printedHint = ['app/features/address/printed-hint'];

/** Shared by the pages that send a delivery quote. */
const deliveryQuote = ['app/features/delivery/(ChatLink|delivery-chat)'];

/** Shared by cart and goods. */
const carts = [
  'app/ui/use-started',
  'app/features/cart/cart-question',
  'app/features/configurator/AskForQuote',
  'app/features/pay/PaymentNote',
  'packages/contract/src/forms/die-text',
  'lucide-react/dist/esm/icons/(check|file-text|shopping-cart)',
];

/** Shared by the pages with a delivery. */
const delivery = [
  'app/features/address/saved-choice',
  'app/features/delivery/(ReadyBy|PickupNote)',
  'app/features/pincode/(kept-pincode|PincodeField)',
  'packages/contract/src/forms/(measured|box-address|contents)',
  'packages/contract/src/kernel/quantity',
  'packages/orders/src/(attempt|production|ready-words)',
];

/** Shared by the pages with a live price. */
const livePrices = [
  'app/answers',
  'app/ui/use-lasting',
  'app/features/(configurator|prices|cart|order)/ListPrice',
  'app/features/configurator/(box-choice|box-words|keep-last-box|quote-input|use-quote)',
  'app/features/dieline/units',
  'packages/contract/src/forms/box',
];

/** Shared by the pages where goods are chosen. */
const choices = [
  'app/ui/(MillimetreField|use-newest)',
  'app/features/configurator/(fields-of|use-kept-choice)',
  'app/routes/customiser/(AcceptTerms|PriceFailure|QuotationButton|edited-line)',
];

/** Shared by the customiser and the small steps, besides the parts that load later. */
const boxForm = [
  'app/routes/customiser/(box-request|BoxChoices|BoxDialogs|SaveBoxButton|Terms|use-(box-form|keep-box|note))',
];

/** Shared by the pages that take a file. */
const uploads = [
  'app/features/upload/(ChoosePage|FileButton|FileDrop|FileOnItsWay|Interrupted|time-left)',
  'lucide-react/dist/esm/icons/rotate-ccw',
];

/** Timings of a slow machine would only clutter the output of `npm start`. */
const checks = { bundlerTimings: false };

export default defineConfig(({ command }) => ({
  plugins: [
    contentPlugin(),
    operationShapesPlugin(),
    tailwindcss(),
    reactRouter(),
    sonnerWithoutInlineStyle(),
    shortInlineScripts(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // three.js is a large chunk, loaded only for the 3D view of a box.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks },
  },
  environments: {
    // Bundled, so that the server loads the icons that pages show and not all 1,700. Not in development, whose server
    // would transform each of them.
    ssr: { resolve: { noExternal: command === 'build' ? ['lucide-react'] : [] } },
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: {
            codeSplitting: {
              groups: [
                // Few, larger files compress better than many small ones.
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
                // By priority, because a group also takes the imports of its modules that no earlier group has.
                together('frame', frame, 2),
                together('fields', fields, 2),
                together('signed-in', signedIn, 2),
                together('sign-in', signIn, 2),
                together('carts', carts, 2),
                together('printed-hint', printedHint, 2),
                together('delivery', delivery, 1),
                together('live-prices', livePrices, 1),
                together('choices', choices, 1),
                together('delivery-quote', deliveryQuote, 1),
                together('box-form', boxForm, 0),
                together('uploads', uploads, 0),
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: { include: ['sonner'] },
}));
