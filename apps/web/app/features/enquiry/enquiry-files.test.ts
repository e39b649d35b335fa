import { expect, test } from 'vitest';
import { filesAsText, filesIn } from './enquiry-files.ts';

test('files survive a draft, whatever their names', () => {
  const files = [
    { token: 'a1', name: 'front of box.pdf' },
    { token: 'b2', name: 'logo.png' },
  ];
  expect(filesIn(filesAsText(files))).toEqual(files);
  expect(filesIn(filesAsText([{ token: 'c3', name: 'two\nlines.png' }]))).toEqual([
    { token: 'c3', name: 'two lines.png' },
  ]);
  expect(filesIn('')).toEqual([]);
});
