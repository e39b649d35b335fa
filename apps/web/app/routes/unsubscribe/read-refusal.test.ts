import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.server.ts';

const posted = (body: BodyInit) => readRefusal(new Request('http://shop/unsubscribe/x', { method: 'POST', body }));

test('a mail program’s one click stops the mails in either encoding, the page’s button stops or allows them', async () => {
  expect(await posted(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).toBe(true);
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  expect(await posted(multipart)).toBe(true);
  expect(await posted(new URLSearchParams({ refuse: 'yes' }))).toBe(true);
  expect(await posted(new URLSearchParams({ refuse: 'no' }))).toBe(false);
  expect(await posted(new URLSearchParams({ 'List-Unsubscribe': 'Other' }))).toBeNull();
  expect(await posted('no form')).toBeNull();
});
