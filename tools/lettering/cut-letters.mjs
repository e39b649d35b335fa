/**
 * Extracts the glyphs for the product pictures: outlines, advances and kerning of a few display typefaces, as data, so
 * that the server draws text without a font engine and a picture looks the same everywhere. Run it manually when a
 * typeface or the character set changes; the packages it reads aren't dependencies of the product:
 *
 *     faces="$(mktemp -d)"
 *     npm install --no-save --prefix "$faces" @fontsource/dm-serif-display@5.3.0 @fontsource/anton@5.3.0 \
 *       @fontsource/kaushan-script@5.3.0 @fontsource/space-grotesk@5.3.0 @fontsource/alfa-slab-one@5.3.0 \
 *       @fontsource/baloo-2@5.3.0 @fontsource/cormorant-garamond@5.3.0 @fontsource/limelight@5.3.0 \
 *       @fontsource/rozha-one@5.3.0 @fontsource/saira-condensed@5.3.0
 *     node tools/lettering/cut-letters.mjs "$faces/node_modules"
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

const [, , packages = ''] = process.argv;
const root = join(import.meta.dirname, '../..');
const target = join(root, 'packages/pictures/src/lettering');
const ours = join(root, 'packages/documents/fonts');
const bought = (name, file) => ({ name, file: join(packages, '@fontsource', name, 'files', `${name}-${file}.woff2`) });

/** Our names of the typefaces, and the fonts they come from. */
const faces = {
  grotesque: { file: join(ours, 'BricolageGrotesque-Bold.ttf') },
  text: { file: join(ours, 'Inter-SemiBold.ttf') },
  serif: bought('dm-serif-display', 'latin-400-normal'),
  serifItalic: bought('dm-serif-display', 'latin-400-italic'),
  poster: bought('anton', 'latin-400-normal'),
  script: bought('kaushan-script', 'latin-400-normal'),
  technical: bought('space-grotesk', 'latin-700-normal'),
  slab: bought('alfa-slab-one', 'latin-400-normal'),
  round: bought('baloo-2', 'latin-700-normal'),
  bookish: bought('cormorant-garamond', 'latin-600-normal'),
  bookishItalic: bought('cormorant-garamond', 'latin-600-italic'),
  deco: bought('limelight', 'latin-400-normal'),
  fat: bought('rozha-one', 'latin-400-normal'),
  condensed: bought('saira-condensed', 'latin-700-normal'),
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const signs = [...letters, ..." 0123456789.,:&'’-–·/+%°×é"];
/** Units per em in the files: at the size of a carton a unit is a hundredth of a millimetre. */
const em = 1000;
const steps = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

function cut(file) {
  const font = fontkit.create(readFileSync(file));
  const scale = em / font.unitsPerEm;
  const rows = [];
  for (const sign of signs) {
    if (!font.hasGlyphForCodePoint(sign.codePointAt(0))) continue;
    const glyph = font.glyphForCodePoint(sign.codePointAt(0));
    const outline = glyph.path.commands.map(
      ({ command, args }) =>
        steps[command] + args.map((value, at) => Math.round(at % 2 ? -value * scale : value * scale)).join(' '),
    );
    rows.push(['glyph', sign, Math.round(glyph.advanceWidth * scale), outline.join('')]);
  }
  for (const left of letters) {
    for (const right of letters) {
      const [first, second] = font.layout(left + right, ['kern'], 'latn').positions;
      if (second === undefined) continue; // set as a ligature
      const kern = Math.round((first.xAdvance - font.glyphForCodePoint(left.codePointAt(0)).advanceWidth) * scale);
      if (Math.abs(kern) >= 8) rows.push(['kern', left + right, kern]);
    }
  }
  const cap = font.glyphForCodePoint(72).bbox;
  return [['capital', Math.round(cap.maxY * scale)], ...rows];
}

for (const [name, { file }] of Object.entries(faces)) {
  const rows = cut(file).map((row) => row.join('\t'));
  writeFileSync(join(target, 'cases', `${name}.tsv`), `${rows.join('\n')}\n`);
}
const notices = Object.values(faces).flatMap(({ name }) =>
  name === undefined ? [] : [readFileSync(join(packages, '@fontsource', name, 'LICENSE'), 'utf8')],
);
const [licence] = notices.map((text) => text.slice(text.indexOf('This Font Software is licensed')));
const copyrights = [
  ...new Set(notices.map((text) => text.slice(0, text.indexOf('This Font Software is licensed')).trim())),
];
writeFileSync(join(target, 'cases', 'OFL.txt'), `${copyrights.join('\n')}\n\n${licence}`);
