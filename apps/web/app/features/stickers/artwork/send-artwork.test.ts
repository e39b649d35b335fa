import { expect, test } from 'vitest';
import { kindOf, refusedUnsent } from './send-artwork.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test('takes PNG, JPEG, SVG and PDF by type, and by name if the computer knows no type', () => {
  expect(kindOf(file('a.bin', 'image/png'))).toBe('png');
  expect(kindOf(file('Photo.JPG', ''))).toBe('jpeg');
  expect(kindOf(file('logo.svg', 'image/svg+xml'))).toBe('svg');
  expect(kindOf(file('label.pdf', 'application/pdf'))).toBe('pdf');
  expect(kindOf(file('table.pdf', 'text/csv'))).toBeNull();
  expect(kindOf(file('logo.ai', ''))).toBeNull();
});

test('refuses wrong kinds, empty files and large ones before they are sent', () => {
  expect(refusedUnsent(file('a.png', 'image/png', 25 * 1024 * 1024))).toBeNull();
  expect(refusedUnsent(file('a.gif', 'image/gif'))).toMatch(/PNG, JPEG, SVG or PDF/);
  expect(refusedUnsent(file('a.png', 'image/png', 0))).toMatch(/empty/);
  expect(refusedUnsent(file('a.png', 'image/png', 25 * 1024 * 1024 + 1))).toBe(
    'This file has 26 MB; up to 25 MB can be sent here. You can mail it after ordering.',
  );
});
