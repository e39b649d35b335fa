import { expect, test } from 'vitest';
import { type Part, partOfInk, partOfLayer, partOfStep } from './part.ts';

test.each<readonly [Part, readonly string[]]>([
  ['gloss', ['Varnish', 'Spot UV', 'SPOT_UV_2', 'SpotUV', 'UVSpot', 'uv varnish', 'Drip-off', 'Gloss varnish', 'Lack']],
  ['matt', ['Matt varnish', 'matte', 'MattLack']],
  ['foil', ['Foil', 'Gold Foil', 'foil_silver', 'GoldFoil', 'Hot foil stamping 1']],
  ['relief', ['Emboss', 'Blind embossing', 'DEBOSS', 'Braille']],
  ['white', ['White', 'Spot white']],
  ['cut', ['CutContour', 'Dieline']],
  // Inks, whatever they are called.
  ['artwork', ['PANTONE 871 C', 'Gold', 'Trefoil green', 'Gloss red', 'Matt black', 'Spot', 'Coating', 'Silver', '']],
])('a spot ink that is %s is known by its name', (part, names) => {
  expect(names.map((name) => [name, partOfInk(name)])).toEqual(names.map((name) => [name, part]));
});

test('a layer of artwork may be called what shines in it', () => {
  for (const name of ['Gloss', 'UV', 'Matt', 'matte', 'MATT 2', 'Drip', 'Crease'])
    expect([name, partOfLayer(name)]).toEqual([name, 'artwork']);
  expect(['Spot UV', 'Drip-off', 'Matt varnish', 'Spot matt', 'Foil'].map(partOfLayer)).toEqual([
    ...['gloss', 'gloss', 'matt', 'matt'],
    'foil',
  ]);
});

test('a processing step for varnish is where it shines', () => {
  expect([partOfStep('Varnish', undefined), partOfStep('Braille', undefined), partOfStep('Legend', 'x')]).toEqual([
    ...['gloss', 'relief'],
    'template',
  ]);
});
