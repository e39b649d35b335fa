import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './content/vite-plugin.ts';

/** Sonner writes a style element when it loads, which our Content-Security-Policy forbids: its stylesheet is imported instead. */
const sonnerWithoutInlineStyle = (): Plugin => ({
  name: 'sonner-without-inline-style',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler: (code) => ({ code: code.replace(/^__insertCSS\(".*"\);$/m, ''), map: null }),
  },
});

/** What every page has: the frame, and the small parts that nearly all screens share. */
const frame =
  /app\/(root|paths|features\/(enquiry\/EnquiryPanels|custom-box\/CustomBoxPanels|shell\/(Frame|parts|ScreenError|shell-data|(site|store)-layout)|session\/(known-visitor|page-marker)|configurator\/(configuration|useLiveQuote|box-words))|unreachable|ui\/(Button|button-style|classes|LinkButton|ErrorState|Breadcrumb|notify|Toaster|after-first-sign|TextField|field-parts|Spinner))|lucide-react\/dist\/esm\/icons\/arrow-(left|right)\.|packages\/(money\/src\/(rupees|paise)|contract\/src\/(forms\/box\.|kernel\/(rules|failure)))/;

export default defineConfig({
  plugins: [contentPlugin(), tailwindcss(), reactRouter(), sonnerWithoutInlineStyle()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // three is a large file, fetched when a box is to be seen in the room.
    chunkSizeWarningLimit: 1_000,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Few, larger files compress better than many small ones.
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
                { name: 'frame', test: frame, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: { include: ['sonner'] },
});
