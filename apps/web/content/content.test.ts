import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileContent } from './compile.ts';
import { type ContentKind, frontMatters } from './schema.ts';

const kinds = Object.keys(frontMatters) as ContentKind[]; // exactly its keys

for (const kind of kinds) {
  it(`every file of content/${kind} has all the data that its page needs`, () => {
    const folder = join(import.meta.dirname, kind);
    for (const file of readdirSync(folder)) {
      expect(file).toMatch(/^[a-z0-9-]+\.md$/);
      expect(() => compileContent(kind, `${kind}/${file}`, readFileSync(join(folder, file), 'utf8'))).not.toThrow();
    }
  });
}
