import { toTemplateSvg } from '@boxwright/dieline';
import { usualLimits } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { describe, expect, test } from 'vitest';
import { preflightFile } from './inspect/preflight-file.ts';
import { readSvg } from './inspect/read-svg.ts';
import { readingOfSvg } from './inspect/svg-drawing.ts';
import { blanksOf } from './testing/box-artwork.ts';

const blanks = blanksOf('reverse-tuck-end', [60, 32, 90]);
const target = targetOfBlanks(blanks, { style: 'Reverse tuck end' });
const template = toTemplateSvg(blanks, { title: 'Soap', dimensions: true });
/** As drawing programs convert text, into shapes in the same groups. */
const outlined = template.replace(/<text ([^>]*)>[^<]*<\/text>/g, '<path d="M0 0h3v3h-3z" $1/>');
const circle = '<circle id="art" cx="60" cy="80" r="12" fill="#c00"/>';
const filled = (of = outlined) => of.replace('</svg>', `${circle}</svg>`);
const onlyIds = (of: string) => of.replace(/ inkscape:(?:label|groupmode)="[^"]*"/g, '');

const printedOf = (of: string) => readingOfSvg(of, new Map())?.reading;
const findingsOf = (of: string) =>
  preflightFile({ kind: 'svg', original: Buffer.from(of), page: 1, target, limits: usualLimits });
const printOf = async (of: string) => {
  const read = await readSvg(Buffer.from(of));
  return 'ok' in read ? read.text : Buffer.from(read.print ?? []).toString();
};

describe('of our SVG template with a circle on it, the circle alone is printed:', () => {
  test.each<[string, string]>([
    ['with its text as outlines', filled()],
    ['with its text, which isn’t printed', filled(template)],
    ['with Inkscape’s labels alone', filled().replace(/ id="[^"]*"/g, '')],
    ['on the layer that it has for it', outlined.replace(/(<g id="Artwork"[^>]*)\/>/, `$1>${circle}</g>`)],
    ['with the ids alone', filled(onlyIds(outlined))],
    [
      'with Illustrator’s ids',
      filled(onlyIds(outlined)).replace(
        / id="([A-Z][^"]*)"/g,
        (_all, id: string) => ` id="${id.replaceAll('-', '_x20_')}_1_"`,
      ),
    ],
  ])('%s', async (_what, file) => {
    const print = await printOf(file);
    expect([print.match(/<(?:circle|path|text)\b/g), print.includes('#c00')]).toEqual([['<circle'], true]);
    expect(printedOf(file)?.leftOut).toEqual(expect.arrayContaining(['template', 'cut']));
    const { placement, findings } = await findingsOf(file);
    expect(placement).not.toBeNull();
    expect(findings.filter(({ rule }) => rule === 'template-left')).toEqual([]);
  });
});

test.each<[string, string]>([
  ['as it was downloaded', template],
  ['with its text as outlines', outlined],
])('our SVG template without artwork is refused as the PDF is, %s', async (_what, file) => {
  expect(await printOf(file)).toBe(
    'This SVG has only the lines of a template and no artwork. Please place your artwork in it, save it and upload it again.',
  );
});

test('the text of artwork on our SVG template is outlines or refused', async () => {
  const own = template.replace('</svg>', `${circle}<text x="60" y="80" fill="#000">Lavender</text></svg>`);
  expect(await printOf(own)).toMatch(/^The text in this SVG is not converted to outlines/);
});

test('our SVG template whose layers have no names any more is stopped for its lines', async () => {
  const nameless = filled(onlyIds(outlined).replace(/<g id="[^"]*"/g, '<g'));
  const { findings } = await findingsOf(nameless);
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'template-left', severity: 'stop' }));
});

test('layers of artwork that are called as some of a template’s are printed', async () => {
  const own = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${['Bleed', 'Grain', 'Legend', 'Barcode']
    .map((name) => `<g id="${name}"><path d="M1 1h9v9z"/></g>`)
    .join('')}</svg>`;
  expect((await printOf(own)).match(/<path/g)).toHaveLength(4);
});
