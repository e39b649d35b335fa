import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { leavePages, openScreen } from '../../testing/screen.tsx';
import { focusHeading } from './focus-heading.ts';
import { useArrival } from './use-arrival.ts';

afterEach(leavePages);

const shows = (title: string) =>
  createElement(
    'main',
    {},
    createElement('h1', {}, 'Heading'),
    createElement('input', { name: 'search' }),
    createElement('button', { type: 'button' }, 'Order Now'),
    createElement('p', {}, title),
  );

const open = async () => {
  // Elements of a test's document have no boxes, so all of them would count as hidden.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  document.title = 'Soap Box';
  const screen = await openScreen(useArrival, { given: undefined, at: '/p/soap-box', path: '/p/:route', shows });
  document.title = 'Tea Box';
  return screen;
};

test('a change of page moves the focus to the heading and says the title', async () => {
  const screen = await open();
  expect([screen.now, document.activeElement]).toEqual(['', document.body]);
  await screen.goTo('/p/tea-box');
  expect(screen.now).toBe('Tea Box');
  await expect.poll(() => document.activeElement?.localName).toBe('h1');
});

test('a choice that only changes the query moves nothing', async () => {
  const screen = await open();
  await screen.goTo('/p/soap-box?quantity=500');
  expect([screen.now, document.activeElement]).toEqual(['', document.body]);
});

test('a field that the page has focused itself keeps the focus', async () => {
  const screen = await open();
  document.querySelector('input')?.focus();
  await screen.goTo('/p/tea-box');
  expect(document.activeElement?.localName).toBe('input');
});

test('what the visitor has reached on the new page keeps the focus; a menu that closes doesn’t', async () => {
  await open();
  const [order, menu] = [document.querySelector('button'), document.body.appendChild(document.createElement('button'))];
  menu.focus();
  focusHeading(document.body);
  expect(document.activeElement?.localName).toBe('h1');
  order?.focus();
  focusHeading(document.body);
  expect(document.activeElement).toBe(order);
  menu.remove();
});
