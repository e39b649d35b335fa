import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSelection, readSelection, type Selection } from './selection.ts';

const none = { name: 'None', image: null };
const soapBox: Selection = {
  box: { name: 'Soap Box', image: '/images/product-soap-box.webp' },
  design: { name: '100 g, 62 × 35 × 95 mm', image: '/images/variant-soap-box-100-g.webp' },
  outerCoating: { name: 'Gloss aqueous', image: '/images/coating-ga.webp' },
  innerCoating: none,
  board: { name: 'Folding Box Board, 300 gsm', image: '/images/board-fbb.webp' },
  address: '/p/soap-box?variant=21',
};

/** The two browser APIs that the store needs. */
const openTab = () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('window', new EventTarget());
  return kept;
};

describe('the customised box of a tab', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = openTab();
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is null until one is chosen', () => {
    expect(readSelection()).toBeNull();
  });

  test('is the last chosen one, and the same object on each read', () => {
    keepSelection(soapBox);
    expect(readSelection()).toEqual(soapBox);
    expect(readSelection()).toBe(readSelection());
  });

  test('is null if the stored data is incomplete or links elsewhere', () => {
    for (const broken of [
      '{',
      '[]',
      JSON.stringify({ ...soapBox, board: null }),
      JSON.stringify({ ...soapBox, address: 'javascript:0' }),
    ]) {
      kept.set('customised-box', broken);
      expect(readSelection()).toBeNull();
    }
  });
});
