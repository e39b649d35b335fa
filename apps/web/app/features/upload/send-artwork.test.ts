import { expect, test } from 'vitest';
import { kindOf, refusedUnsent } from './send-artwork.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test('takes each kind by type, and by name if the computer knows no type', () => {
  expect(kindOf(file('a.bin', 'image/png'))).toBe('png');
  expect(kindOf(file('Photo.JPG', ''))).toBe('jpeg');
  expect(kindOf(file('logo.svg', 'image/svg+xml'))).toBe('svg');
  expect(kindOf(file('label.pdf', 'application/pdf'))).toBe('pdf');
  expect(kindOf(file('table.pdf', 'text/csv'))).toBeNull();
  expect(kindOf(file('logo.ai', ''))).toBe('pdf');
  expect(kindOf(file('logo.ai', 'application/postscript'))).toBe('pdf');
  expect(kindOf(file('photo.tif', 'image/tiff'))).toBe('tiff');
  expect(kindOf(file('photo.eps', 'application/postscript'))).toBeNull();
});

test('refuses wrong kinds, empty files and large ones before they are sent', () => {
  expect(refusedUnsent(file('a.png', 'image/png', 500_000_000))).toBeNull();
  expect(refusedUnsent(file('a.gif', 'image/gif'))).toMatch(/PNG, JPEG, WebP, AVIF, TIFF, SVG, PDF or AI/);
  // Some apps hand over files without a type and an ending: the server reads what they are.
  expect(refusedUnsent(file('IMG_2231', ''))).toBeNull();
  expect(refusedUnsent(file('a.docx', ''))).toMatch(/of another kind/);
  expect(refusedUnsent(file('a.png', 'image/png', 0))).toMatch(/empty/);
  expect(refusedUnsent(file('a.png', 'image/png', 500_000_000 + 1))).toBe(
    'This file has 501 MB; up to 500 MB can be sent here. You can mail it after ordering.',
  );
});
