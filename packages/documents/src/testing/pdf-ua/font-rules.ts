import { PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import type { ShownText } from './content.ts';
import { dictOf, entryOf, listOf, nameOf, streamOf } from './objects.ts';

/** Fonts are embedded, and each glyph that is shown can be read as text: checkpoints 10 and 31. */
export function fontFaults(pdf: PDFDocument, resources: PDFDict | undefined, shown: readonly ShownText[]): string[] {
  const fonts = dictOf(resources, 'Font');
  return [...new Set(shown.map(({ font }) => font))].flatMap((name) => {
    const font = dictOf(fonts, name);
    if (font === undefined) return [`31-009 the font ${name} isn’t in the file`];
    const [inside] = listOf(pdf, entryOf(font, 'DescendantFonts'));
    const descendant = inside instanceof PDFDict ? inside : undefined;
    const descriptor = dictOf(descendant, 'FontDescriptor');
    const system = dictOf(descendant, 'CIDSystemInfo');
    const texts = textsOf(streamOf(entryOf(font, 'ToUnicode')));
    const kind = nameOf(entryOf(descendant, 'Subtype'));
    return [
      ...(nameOf(entryOf(font, 'Subtype')) === 'Type0' ? [] : [`31-001 ${name} is no composite font`]),
      ...(nameOf(entryOf(font, 'Encoding')) === 'Identity-H' && system ? [] : [`31-001 ${name}: wrong encoding`]),
      ...(kind !== 'CIDFontType2' || entryOf(descendant, 'CIDToGIDMap') ? [] : [`31-007 ${name} maps no glyphs`]),
      ...(entryOf(descriptor, 'FontFile2') || entryOf(descriptor, 'FontFile3')
        ? []
        : [`31-009 ${name} isn’t embedded`]),
      ...(texts ? [] : [`31-027 ${name} has no ToUnicode map`]),
      ...(texts ? shown.filter((text) => text.font === name).flatMap((text) => codeFaults(text, name, texts)) : []),
    ];
  });
}

function codeFaults({ codes, isReplaced }: ShownText, name: string, texts: ReadonlyMap<number, string>): string[] {
  return (codes.match(/.{4}/g) ?? []).flatMap((figures) => {
    const code = Number.parseInt(figures, 16);
    const text = texts.get(code);
    if (code === 0) return [`31-030 ${name} shows .notdef`];
    if (text === undefined && !isReplaced) return [`10-001 code ${figures} of ${name} has no text`];
    return text && /[\0\uFEFF\uFFFE]/.test(text) ? [`31-028 code ${figures} of ${name} maps to no character`] : [];
  });
}

/** The text of each code in a ToUnicode map (ISO 32000-1, 9.10.3). */
function textsOf(map: string | undefined): ReadonlyMap<number, string> | undefined {
  if (map === undefined) return undefined;
  const texts = new Map<number, string>();
  const read = (hex: string) =>
    String.fromCharCode(...(hex.replaceAll(/\s/g, '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, rows = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of rows.matchAll(/<([^>]*)>\s*<([^>]*)>/g)) {
      texts.set(Number.parseInt(code, 16), read(text));
    }
  }
  for (const [, rows = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', , list] of rows.matchAll(/<([^>]*)>\s*<([^>]*)>\s*(\[[^\]]*\]|<[^>]*>)/g)) {
      const each = [...(list ?? '').matchAll(/<([^>]*)>/g)].map(([, text = '']) => read(text));
      for (const [place, text] of each.entries()) texts.set(Number.parseInt(from, 16) + place, text);
    }
  }
  return texts;
}
