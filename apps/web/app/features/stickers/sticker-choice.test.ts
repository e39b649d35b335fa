import { type StickerShape, stickerQuery } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import {
  changedSelection,
  emptySize,
  ofShape,
  readSelection,
  type StickerOffer,
  sizeOf,
  writeSelection,
} from './sticker-choice.ts';

const shape = (id: number, name: string, sizes: string[]): StickerShape => ({
  id,
  name,
  image: '',
  imageAlt: '',
  status: 'Yes',
  outline: 'round',
  priceClass: 'round',
  startingPrice: 120,
  sizes,
});
const [round, heart] = [
  shape(1, 'Round', ['20 X 20', '40 X 40', '62.5 X 62.5']),
  shape(4, 'Heart', ['40 X 40', '50 X 50']),
];
const offer: StickerOffer = { shapes: [round, heart], materials: [{ id: 7 }, { id: 9 }], least: 100 };
const read = (address: string) => readSelection(new URLSearchParams(address), offer);

describe('stickers in the address', () => {
  test('have defaults for everything the address omits, so that there is a price at once', () => {
    expect(read('')).toEqual({
      shapeId: 1,
      listedSize: '40 X 40',
      customSize: null,
      quantity: '100',
      materialId: 7,
      design: 'own',
      artwork: null,
      quotation: null,
    });
  });

  test('are read back exactly as they were written', () => {
    for (const address of [
      'shape=4&length=50&width=50&quantity=1,500&material=9&design=help',
      'shape=1&size=custom&length=&width=&quantity=&material=7&design=own',
      'shape=1&size=custom&length=40&width=40&quantity=99&material=7&design=own',
      'shape=1&size=custom&length=wide&width=-1&quantity=many&material=7&design=own',
      'shape=1&length=40&width=40&quantity=100&material=7&design=own&quotation=abc',
      'shape=1&length=40&width=40&quantity=100&material=7&design=own&artwork=T0k-n_&fit=whole&offset=3.5&smoothing=0',
    ]) {
      const given = new URLSearchParams(address);
      expect(writeSelection(readSelection(given, offer)).toString(), address).toBe(given.toString());
    }
  });

  test('are read as other pages write them: a size of the list by its sides, other sizes as custom ones', () => {
    const stated = { shapeId: 1, materialId: 9, quantity: 300 };
    const of = (length: number, width: number) =>
      readSelection(stickerQuery({ ...stated, length, width, quotation: 'abc', lineId: 3 }), offer);
    expect(of(62.5, 62.5)).toMatchObject({ listedSize: '62.5 X 62.5', customSize: null, quotation: 'abc' });
    expect(of(61, 60)).toMatchObject({ listedSize: null, customSize: { length: '61', width: '60' }, materialId: 9 });
  });

  test('carry the picture as other pages write it, with every value in its range', () => {
    const artwork = { token: 'abc', fit: 'whole', offset: 0.5, smoothing: 10 } as const;
    const stated = { shapeId: 1, materialId: 9, quantity: 300, length: 40, width: 40 };
    expect(readSelection(stickerQuery({ ...stated, artwork }), offer).artwork).toEqual(artwork);
    const put = { ...artwork, place: '90 -2.5 0 60' };
    expect(readSelection(stickerQuery({ ...stated, artwork: put }), offer).artwork).toEqual(put);
    expect(read('artwork=abc&place=45+1+2+3').artwork).not.toHaveProperty('place');
    expect(read('artwork=abc').artwork).toEqual({ token: 'abc', fit: 'fill', offset: 2, smoothing: 3 });
    expect(read('artwork=abc&fit=tiled&offset=2.3&smoothing=99').artwork).toMatchObject({
      fit: 'fill',
      offset: 2.5,
      smoothing: 10,
    });
    expect(read('artwork=../x').artwork).toBeNull();
  });

  test('are read from the form of a page without script', () => {
    expect(read('shape=4&size=50+X+50&quantity=200')).toMatchObject({ listedSize: '50 X 50', quantity: '200' });
    expect(read('shape=4&size=custom')).toMatchObject({ listedSize: null, customSize: emptySize });
  });

  test('fall back to defaults for what isn’t offered', () => {
    expect(read('shape=heart&size=1x1&material=8')).toMatchObject({ shapeId: 4, listedSize: '50 X 50', materialId: 7 });
    const nothing = readSelection(new URLSearchParams(), { shapes: [], materials: [], least: 100 });
    expect(nothing).toMatchObject({ shapeId: null, listedSize: null, materialId: null });
    expect(sizeOf(nothing)).toEqual({ length: null, width: null });
  });

  test('keep a listed size in another shape that has it, and a custom size in every shape', () => {
    expect(ofShape(read('length=40&width=40'), heart)).toEqual({ shapeId: 4, listedSize: '40 X 40' });
    expect(ofShape(read('length=20&width=20'), heart)).toEqual({ shapeId: 4, listedSize: '50 X 50' });
    expect(ofShape(read('size=custom&length=33&width=44'), heart)).toEqual({ shapeId: 4, listedSize: null });
  });

  test('lose a quotation with any change except of the design, unless the change keeps it', () => {
    const quoted = read('quotation=abc');
    expect(changedSelection(quoted, { design: 'help' }).quotation).toBe('abc');
    expect(changedSelection(quoted, { quantity: '200' }).quotation).toBeNull();
    expect(changedSelection(quoted, { artwork: null }).quotation).toBeNull();
    expect(changedSelection(quoted, { artwork: null, quotation: 'abc' }).quotation).toBe('abc');
  });
});
