import type { LeftOut } from '@boxwright/print-files';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { entitiesIn, svgNamespace } from './check-svg.ts';

/** Attributes of these namespaces are drawing; `href` of XLink under its old name, which every program reads. */
const prefixes: Readonly<Record<string, string>> = {
  '': '',
  'http://www.w3.org/1999/xlink': 'xlink:',
  'http://www.w3.org/XML/1998/namespace': 'xml:',
};
/** Elements of SVG that draw nothing: words for people, and what a checked drawing has only for programs of its maker. */
const leftOut = new Set(['metadata', 'title', 'desc', 'foreignObject', 'script']);
const notDrawn = /^(?:on|data-|aria-)/;
/** Characters that are parsed at once. */
const step = 65_536;

/**
 * Writes a drawing that `checkSvg` has taken anew, for print: its elements, attributes and style sheets, and nothing else
 * of the file. Comments, instructions, definitions of its own, notes of drawing programs and words for people are left
 * behind, because they aren't copied.
 *
 * @param leaving what of it isn't written, by the number of the element
 */
export function writeSvg(text: string, leaving: ReadonlyMap<number, LeftOut> = new Map()): string {
  const parser = new SaxesParser({ xmlns: true });
  const written: string[] = [];
  /** For each open element, whether it is written. */
  const open: boolean[] = [];
  let styles = 0;
  let elements = 0;
  const isWritten = () => open.at(-1) ?? true;
  parser.on('doctype', (doctype) => void Object.assign(parser.ENTITIES, entitiesIn(doctype)));
  parser.on('opentag', ({ uri, local, attributes }) => {
    const left = leaving.get(elements);
    elements += 1;
    open.push(isWritten() && uri === svgNamespace && !leftOut.has(local) && left !== 'all');
    if (!isWritten()) return;
    if (local === 'style') styles += 1;
    const own = Object.values(without(attributes, left)).flatMap(({ uri: of, local: name, value }) => {
      const prefix = of === undefined || name === 'xmlns' ? undefined : prefixes[of];
      return prefix === undefined || notDrawn.test(name) ? [] : [` ${prefix}${name}="${escaped(value)}"`];
    });
    const formats = open.length === 1 ? ` xmlns="${svgNamespace}" xmlns:xlink="http://www.w3.org/1999/xlink"` : '';
    written.push(`<${local}${formats}${own.join('')}>`);
  });
  parser.on('closetag', ({ local }) => {
    if (isWritten()) written.push(`</${local}>`);
    if (isWritten() && local === 'style') styles -= 1;
    open.pop();
  });
  const copy = (words: string) => {
    if (styles > 0 && isWritten()) written.push(escaped(words));
  };
  parser.on('text', copy);
  parser.on('cdata', copy);
  for (let at = 0; at < text.length; at += step) parser.write(text.slice(at, at + step));
  parser.close();
  return written.join('');
}

/** A style is stronger than attributes and style sheets. */
function without(
  attributes: Readonly<Record<string, SaxesAttributeNS>>,
  left: LeftOut | undefined,
): Readonly<Record<string, SaxesAttributeNS>> {
  if (left === undefined) return attributes;
  const style = attributes['style'];
  const value = `${style ? `${style.value};` : ''}${left}:none!important`;
  return { ...attributes, style: { name: 'style', local: 'style', prefix: '', uri: '', ...style, value } };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
