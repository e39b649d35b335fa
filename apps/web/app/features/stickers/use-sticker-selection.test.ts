import type { StickerShape } from '@boxwright/contract';
import { createElement, useEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { control, openScreen } from '../../testing/screen.tsx';
import { readSelection, type StickerOffer, type StickerSelection } from './sticker-choice.ts';
import { useStickerSelection } from './use-sticker-selection.ts';

const shape = (id: number, name: string): StickerShape => ({
  id,
  name,
  image: '',
  imageAlt: '',
  status: 'Yes',
  outline: 'round',
  priceClass: 'round',
  startingPrice: 120,
  sizes: ['20 X 20', '40 X 40', '60 X 60'],
});
const offer: StickerOffer = {
  shapes: [shape(1, 'Round'), shape(4, 'Heart')],
  materials: [{ id: 7 }, { id: 9 }],
  least: 100,
};

interface Page {
  readonly at?: string;
  readonly state?: unknown;
  /** The form's fields before the script arrived. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly onChange?: (next: StickerSelection) => void;
  readonly onMount?: (hook: Pick<ReturnType<typeof useStickerSelection>, 'change'>) => void;
}
const openPage = ({ at = '/stickers', state, fields, onChange = () => undefined, onMount }: Page = {}) => {
  const initial = readSelection(new URL(at, location.origin).searchParams, offer);
  return openScreen(
    () => {
      const form = useRef<HTMLFormElement>(null);
      const hook = useStickerSelection(initial, offer, form, onChange);
      // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the hook's own effect.
      useEffect(() => onMount?.(hook), []);
      return { form, ...hook };
    },
    {
      given: undefined,
      at,
      state,
      shows: ({ form }) =>
        fields &&
        createElement(
          'form',
          { ref: form },
          Object.entries(fields).map(([name, defaultValue]) =>
            createElement('input', { key: name, name, defaultValue }),
          ),
        ),
    },
  );
};
const chosen = { shape: '1', length: '40', width: '40', material: '7', design: 'own' };

test('what was chosen before the script arrived counts, also over an address', async () => {
  const page = await openPage({ at: '/stickers?quantity=300', fields: { ...chosen, quantity: '700', material: '9' } });
  expect(control('quantity').value).toBe('700');
  expect(page.now.selection).toMatchObject({ quantity: '700', materialId: 9 });
});

test('a choice keeps what was typed before the script, also if the page doesn’t show that yet', async () => {
  const page = await openPage({
    fields: { ...chosen, length: '20', width: '20', quantity: '500' },
    // As the page's effects run: the next press comes before anything is rendered anew.
    onMount: ({ change }) => change({ materialId: 9 }),
  });
  expect(page.now.selection).toMatchObject({ quantity: '500', materialId: 9 });
});

test('a quotation of the address stays while the controls show its stickers', async () => {
  const at = '/stickers?quantity=300&quotation=abc';
  const page = await openPage({ at, fields: { ...chosen, quantity: '300' } });
  expect(page.now.selection.quotation).toBe('abc');
  await page.act(() => page.now.change({ design: 'help' }));
  expect(page.now.selection.quotation).toBe('abc');
  await page.act(() => page.now.change({ quantity: '400' }));
  expect(page.now.selection.quotation).toBeNull();
});

test('the stickers chosen last are there again, unless an address says which', async () => {
  localStorage.setItem('stickers', 'shape=4&length=20&width=20&quantity=900&material=9');
  expect((await openPage({ at: '/stickers?quantity=300' })).now.selection).toMatchObject({
    shapeId: 1,
    quantity: '300',
  });
  expect((await openPage()).now.selection).toMatchObject({ shapeId: 4, listedSize: '20 X 20', quantity: '900' });
  // A shape that was just picked comes in its own usual size, with the rest as before.
  expect((await openPage({ state: { shape: 1 } })).now.selection).toMatchObject({
    shapeId: 1,
    listedSize: '40 X 40',
    quantity: '900',
  });
});

test('changes that come together are all made, and each is reported before the page shows it', async () => {
  const onChange = vi.fn();
  const page = await openPage({ onChange });
  await page.act(() => {
    page.now.change({ quantity: '500' });
    page.now.change(({ quantity }) => ({ materialId: quantity === '500' ? 9 : 7 }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
  expect(page.now.selection).toMatchObject({ quantity: '500', materialId: 9 });
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ quantity: '500', materialId: 9 });
  // They are kept for the next visit as soon as the visitor leaves.
  await page.act(() => dispatchEvent(new Event('pagehide')));
  expect(new URLSearchParams(localStorage.getItem('stickers') ?? '').get('material')).toBe('9');
});
