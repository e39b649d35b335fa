import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => file.includes('.test.');

describe('forms of the back office', () => {
  const [, office = ''] = read('apps/web/app/routes.ts').split("'features/office/office-layout.tsx'");
  const folders = [...office.matchAll(/'(routes\/[\w-]+)\//g)].map(([, folder]) => `apps/web/app/${folder}/`);
  const web = code.filter((file) => file.startsWith('apps/web/app/') && !isTest(file));
  const ofOffice = web.filter((file) => folders.some((folder) => file.startsWith(folder)));

  test('every action is an `officeAction`, which answers unknown forms, refusals and ended sessions', () => {
    const wrong = ofOffice.filter((file) =>
      /export (async function|const) action\b(?! = officeAction)/.test(read(file)),
    );
    expect(wrong).toEqual([]);
    const receiving = web.filter((file) => read(file).includes('export const action = officeAction'));
    expect(receiving.length).toBeGreaterThan(30);
    const answering = receiving.filter((file) => /signed_out|staffSignIn\(/.test(read(file)));
    // The sign-in leads from a code that came too late to its own start.
    expect(answering).toEqual(['apps/web/app/routes/manage/receive-sign-in.server.ts']);
  });

  test('no page uses `useRuledForm`, which is for the shop: forms of the back office are posted to their page', () => {
    const imported = ofOffice.flatMap((file) =>
      [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => posix.join(posix.dirname(file), path)),
    );
    const office = web.filter(
      (file) => [...ofOffice, ...imported].includes(file) || file.includes('/features/office/'),
    );
    expect(office.length).toBeGreaterThan(ofOffice.length);
    expect(office.filter((file) => /\buseRuledForm[<(]/.test(read(file)))).toEqual([]);
  });

  test('numbers of rows are read by `idIn` alone', () => {
    const own =
      /^apps\/web\/app\/(ids\.ts|routes\/(dispatch\/parcel-numbers|production-together\/receive-gang-run\.server)\.ts)$/;
    expect(web.filter((file) => !own.test(file) && /\[1-9\]\\d\{0,8\}/.test(read(file)))).toEqual([]);
  });

  test('what staff have changed is noted by `noted` and `notedBy` alone, on every floor of the server', () => {
    const noting = code.filter(
      (file) => file.startsWith('apps/server/src/') && !isTest(file) && /\bnoteChange\b/.test(read(file)),
    );
    expect(noting).toEqual(['apps/server/src/calls/noted.ts']);
  });

  test('operations take who and when from the call, by `noted` or a service', () => {
    const noting = code.filter(
      (file) => file.includes('/operations/') && !isTest(file) && /\bnotedBy\(/.test(read(file)),
    );
    // Who joins has no session yet.
    expect(noting).toEqual(['apps/server/src/operations/staff/JoinStaff.ts']);
  });

  test('a row that must be in the version that was seen is changed by `changeVersioned`', () => {
    const own = 'packages/storage/src/queries/change-versioned.ts';
    const wrong = code.filter(
      (file) =>
        file.startsWith('packages/storage/src/queries/') &&
        file !== own &&
        /version: version \+ 1|eq\(\w+\.version,/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });
});
