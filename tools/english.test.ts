import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'tools', 'e2e'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|md|css)$/.test(file) && !file.endsWith('english.test.ts') && existsSync(join(root, file)));

/** Wording that has to be read twice, and what to write instead. */
const turned: readonly (readonly [RegExp, string])[] = [
  [/\ban own [a-z]+/gi, 'a separate one, or one of its own'],
  [/\b(?:is|are|was|were|be|been) told\b/gi, 'is shown, reported or named'],
  [/\b(?:is|are) said\b(?! to)/gi, 'is shown, or: the page says'],
  [/\bthose whose\b/gi, 'name the thing: orders whose …'],
  [/\bthose \w+ that\b|\bthat which\b/gi, 'name the thing, and put the verb after it'],
  [/\bto whom (?:has|is|was)\b/gi, 'to anyone who'],
  [/(?:["']|[^\sa-z,’)] )who (?:has|wants|keeps|names) (?!to\b|changed\b)/gi, 'whoever, or somebody who'],
  [/⏎/g, 'nothing: the mark of a line break was left in'],
  [/\b(?:thereof|whereof|wherefrom|therefrom|hereby)\b/gi, 'of it, from which, by this'],
];

test('comments, names of tests and texts are read once: none has the wording that had to be read twice', () => {
  const found = files.flatMap((file) => {
    // A comment's sentence runs on over its lines.
    const text = readFileSync(join(root, file), 'utf8').replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
    return turned.flatMap(([wording, instead]) =>
      [...text.matchAll(wording)].map(([words]) => `${file}: “${words}”; write ${instead}`),
    );
  });
  expect(found).toEqual([]);
});
