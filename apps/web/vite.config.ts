import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
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

/** Timings of a slow machine would only clutter the output of `npm start`. */
const checks = { bundlerTimings: false };

export default defineConfig(({ command }) => ({
  plugins: [contentPlugin(), operationShapesPlugin(), tailwindcss(), reactRouter(), sonnerWithoutInlineStyle()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // three.js is a large chunk, loaded only for the 3D view of a box.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks },
  },
  environments: {
    // Bundled, so that the server loads the icons that pages show and not all 1,700; the development server would
    // transform each of them.
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
                // Root and layouts with all their imports: needed by every page.
                { name: 'frame', test: /\/app\/(root|features\/shell\/(site|store)-layout)\.tsx/, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: { include: ['sonner'] },
}));
