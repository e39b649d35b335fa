import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Values that staff can change in Settings or with a tax rate, as a text might write them out. */
const settings: readonly (readonly [RegExp, string])[] = [
  [/9 am to 6 pm|9:00 to 18:00/, '{hours}'],
  [/(?<!to )\b7 working days/, '{daysToShip}'],
  [/\bwithin 2 days/, '{daysToSample}'],
  [/\bGST (?:of|on \w+ is) \d+ ?(?:%|per cent)|\d+% GST/, 'the rate stands beside the price'],
  [/(?:[Ff]rom|[Ff]ewer than|begin at) 1,000\b(?!,| and| to)/, '{minimumBoxes}'],
];

const texts = ['articles', 'categories', 'pages', 'policies'].flatMap((kind) =>
  readdirSync(join(import.meta.dirname, kind)).map((file) => `${kind}/${file}`),
);

it.each(texts)('%s writes out no setting, because the text would be wrong once staff change it', (file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const written = settings.flatMap(([wording, instead]) => {
    const found = wording.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}”: write ${instead}`];
  });
  expect(written).toEqual([]);
});
