import { expect, test } from 'vitest';
import { keptMarkup } from './kept-markup.server.ts';

const page = (header: string, footer: string) =>
  `<body><header data-kept="" class="a">${header}</header><main><header>of an article</header></main><footer data-kept="">${footer}</footer></body>`;

test('header and footer of a page serve the next pages with the same address and shop', () => {
  const first = keptMarkup('shop 1');
  expect(first.find('header', '/faqs')).toBeUndefined();
  expect(first.find('footer', '')).toBeUndefined();
  first.keepFrom(page('<a aria-current="page">FAQs</a>', 'Chennai'));

  const second = keptMarkup('shop 1');
  expect(second.find('header', '/faqs')).toBe('<a aria-current="page">FAQs</a>');
  expect(second.find('footer', '')).toBe('Chennai');
  expect(second.find('header', '/blogs')).toBeUndefined();
});

test('nothing of an earlier state of the shop is shown', () => {
  const first = keptMarkup('shop 1');
  first.find('header', '/faqs');
  first.keepFrom(page('old', ''));
  expect(keptMarkup('shop 2').find('header', '/faqs')).toBeUndefined();
});

test('markup that is used stays when there are more addresses than are kept', () => {
  const first = keptMarkup('shop 3');
  first.find('header', '/faqs');
  first.keepFrom(page('used', ''));
  for (let number = 0; number < 500; number += 1) {
    const other = keptMarkup('shop 3');
    other.find('header', `/my-orders/${number}`);
    other.keepFrom(page('once', ''));
    expect(keptMarkup('shop 3').find('header', '/faqs')).toBe('used');
  }
  expect(keptMarkup('shop 3').find('header', '/my-orders/0')).toBeUndefined();
});
