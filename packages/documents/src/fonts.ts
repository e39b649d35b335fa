import { readFileSync } from 'node:fs';
import type { Sheet } from './pdf-document.ts';
import type { Script } from './printable.ts';

export type Face = 'text' | 'strong' | 'heading';

/** Headings in other scripts are semi-bold, because our heading font has only Latin. */
const noto = (script: string): Record<Face, string> => ({
  text: `NotoSans${script}-Regular`,
  strong: `NotoSans${script}-SemiBold`,
  heading: `NotoSans${script}-SemiBold`,
});

const files: Record<Script, Record<Face, string>> = {
  latin: { text: 'Inter-Regular', strong: 'Inter-SemiBold', heading: 'BricolageGrotesque-Bold' },
  devanagari: noto('Devanagari'),
  bengali: noto('Bengali'),
  gurmukhi: noto('Gurmukhi'),
  gujarati: noto('Gujarati'),
  oriya: noto('Oriya'),
  tamil: noto('Tamil'),
  telugu: noto('Telugu'),
  kannada: noto('Kannada'),
  malayalam: noto('Malayalam'),
};

/** A font as the PDF library keeps it in a document. Its types lack this. */
type Embedded = {
  readonly font: { _glyphs: object };
  readonly constructor: new (doc: Sheet, font: Embedded['font'], id: string) => Embedded;
};
type Inside = Sheet & { readonly _fontFamilies: Record<string, Embedded>; _font: Embedded; _fontCount: number };

/**
 * The parsed fonts, each read when a document first needs it and kept: at most 21. Parsing takes as long as the rest of
 * an order form.
 */
const parsed = new Map<string, Pick<Embedded, 'font' | 'constructor'>>();

/** Sets the font of a face in a script. */
export function setFont(doc: Sheet, face: Face, script: Script = 'latin'): Sheet {
  const name = files[script][face];
  const inside = doc as Inside;
  if (inside._fontFamilies[name]) return doc.font(name);
  const known = parsed.get(name);
  if (known) {
    // Glyphs remember the characters that they were first asked for; another document's would end up in this one.
    known.font._glyphs = {};
    inside._fontCount += 1;
    inside._fontFamilies[name] = new known.constructor(doc, known.font, `F${inside._fontCount}`);
    return doc.font(name);
  }
  doc.registerFont(name, readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url))).font(name);
  parsed.set(name, { font: inside._font.font, constructor: inside._font.constructor });
  return doc;
}
