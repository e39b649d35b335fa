import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { compileContent } from './compile.ts';
import { frontMatters } from './schema.ts';

/** Makes `content/<kind>/<slug>.md` importable: checked and compiled while the site is built. */
export const contentPlugin = (): Plugin => ({
  name: 'boxwright-content',
  transform: {
    filter: { id: /\/content\/[a-z]+\/[a-z0-9-]+\.md$/ },
    handler(source, file) {
      const kind = basename(dirname(file));
      if (!isKind(kind)) throw new Error(`${file}: no kind of content is called "${kind}"`);
      return { code: `export default ${JSON.stringify(compileContent(kind, file, source))};`, map: null };
    },
  },
});

const isKind = (kind: string): kind is keyof typeof frontMatters => kind in frontMatters;
