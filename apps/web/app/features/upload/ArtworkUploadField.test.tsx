import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArtworkUploadField } from './ArtworkUploadField.tsx';
import type { ArtworkUpload } from './use-artwork-upload.ts';

const nothing = () => undefined;
const acts = { choose: nothing, prepare: nothing, turnTo: nothing, usePage: nothing };
const upload: ArtworkUpload = {
  ...{ ...acts, retry: nothing, pause: nothing, cancel: nothing },
  ...{ upload: null, choosing: null, problem: null, used: null },
};

test('the refusal of a file that was to replace another one says that the one before stays', () => {
  const refused = { ...upload, problem: 'This file is empty.' };
  const saidOf = (now: ArtworkUpload, hasFile: boolean) =>
    renderToString(<ArtworkUploadField itemName="Soap Box" upload={now} hasFile={hasFile} />);
  expect(saidOf(refused, true)).toMatch(/This file is empty\.[\s\S]*The file that was here before stays in use\./);
  expect(saidOf(refused, false)).not.toContain('stays in use');
  expect(saidOf(upload, true)).not.toContain('stays in use');
});
