import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Sonner writes a style element when it loads, which our Content-Security-Policy forbids: its stylesheet is imported instead. */
const sonnerWithoutInlineStyle = (): Plugin => ({
  name: 'sonner-without-inline-style',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler: (code) => ({ code: code.replace(/^__insertCSS\(".*"\);$/m, ''), map: null }),
  },
});

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutInlineStyle()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  optimizeDeps: { include: ['sonner'] },
});
