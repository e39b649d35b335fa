import { globSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from './scenario.ts';
import type { Shop } from './shop.ts';

/** Ways in which a disk, or somebody with access to it, can damage a stored file. */
const damages: Readonly<Record<string, (file: string) => void>> = {
  'cut in half': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'with other bytes in it': (file) => {
    const bytes = readFileSync(file);
    bytes.fill('x', Math.floor(bytes.length / 3), Math.floor(bytes.length / 2));
    writeFileSync(file, bytes);
  },
  emptied: (file) => truncateSync(file, 0),
};

/** Damages stored documents in each way; the response must be an error or the original document. */
export const damageFiles = async (shop: Shop, { findings }: Trial, paths: () => readonly string[]): Promise<void> => {
  const visitor = shop.visitor();
  for (const [how, damage] of Object.entries(damages)) {
    const before = await Promise.all(paths().map((path) => visitor.get(path)));
    for (const file of globSync('files/**/*.pdf', { cwd: shop.dataDir })) damage(join(shop.dataDir, file));
    for (const [index, path] of paths().entries()) {
      const answer = await visitor.get(path);
      findings.count('damaged files requested');
      const isAsBefore = answer.status === 200 && before[index]?.bytes.equals(answer.bytes) === true;
      const kind = path.split('/')[2];
      findings.expect(isAsBefore || answer.status >= 400, `A stored ${kind} ${how} was served as if it were intact.`);
    }
  }
  visitor.close();
};
