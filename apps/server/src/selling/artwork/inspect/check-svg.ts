import { artworkKindWords } from '@boxwright/contract/artwork-kinds';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';

/** What an SVG holds beyond its drawing. */
export interface CheckedSvg {
  /** Why it can't be taken, as far as it was looked at; none when it can. */
  readonly refusals: readonly string[];
  /** Whether all of it was looked at: what isn't a drawing, or has too much in it, isn't parsed to its end. */
  readonly isWhole: boolean;
  /** Pictures in it, as `data:` addresses. */
  readonly pictures: readonly string[];
}

export const svgNamespace = 'http://www.w3.org/2000/svg';
/** Illustrator's; its files hold a second drawing for Illustrator alone. */
const illustrator = 'http://ns.adobe.com/AdobeIllustrator/10.0/';
const pages = 'http://www.w3.org/1999/xhtml';
/** Of elements that stand for another file. */
const included = 'http://www.w3.org/2001/XInclude';
/** Browsers run event handlers in these namespaces, but not in others, such as the notes of drawing programs. */
const running = new Set(['', svgNamespace, pages]);

/** Refused in any namespace, as drawings need none of them and browsers run some of them anywhere; and all of a page's. */
const foreign = new Set(['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas', 'html', 'body']);
const moving = new Set(['set', 'animate', 'animatemotion', 'animatetransform', 'animatecolor', 'discard']);
const addresses = new Set(['href', 'src', 'base', 'data', 'action', 'formaction']);

/** Namespaces of attributes that a drawing's elements obey: none, links, and XML's own. */
const ours = new Set(['', 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace']);
/** Attributes that are words for people and programs, and no CSS. */
const words = /^(?:data-|aria-)|^(?:id|class|title|desc|lang|space|d|points)$/;

/** More than drawing programs make; a drawing within these limits is parsed in a second or two. */
const deepest = 100;
const mostElements = 200_000;
/** Drawing programs abbreviate the addresses of their formats by entities, and use each a few times. */
const [longestEntity, mostEntities] = [200, 1_000];

export const svgRefusals = {
  notSvg: `This file is not an SVG drawing. Please save your artwork as a ${artworkKindWords} and upload that file.`,
  noFormat:
    'This SVG lacks its format (xmlns="http://www.w3.org/2000/svg"), so programs don’t draw it. Please export it again as a file, or as a PDF.',
  program: 'This SVG contains a program. Please export it again as a plain drawing, or as a PDF.',
  foreign:
    'This SVG contains parts of a web page, which we can’t print. Please export it again as a plain drawing, or as a PDF.',
  moving: 'This SVG is an animation, which we can’t print. Please export it again as a plain drawing, or as a PDF.',
  outside:
    'This SVG refers to other files or addresses. Please embed its pictures, remove its links, and export it again.',
  entities: 'This SVG contains definitions of its own (entities). Please export it again without them, or as a PDF.',
  tooMuch: 'This SVG has too many parts for us to draw. Please simplify it, or save it as a PNG or a PDF.',
  text: 'The text in this SVG is not converted to outlines, so we would print it in another font. Please convert it to outlines (paths) and export it again.',
} as const;

/** After these it isn't known what the rest would be, or there is too much of it. */
const ends: ReadonlySet<keyof typeof svgRefusals> = new Set(['notSvg', 'noFormat', 'entities', 'tooMuch']);

/**
 * Parses an SVG strictly and looks for everything that isn't drawing: programs, links, pages, animations, entities. Our
 * drawing library runs no programs and loads nothing, but the file itself is passed on to people who open it elsewhere.
 */
export function checkSvg(text: string): CheckedSvg | 'malformed' {
  const parser = new SaxesParser({ xmlns: true });
  let isMalformed = false;
  const pictures: string[] = [];
  const open: string[] = [];
  const found = new Set<keyof typeof svgRefusals>();
  let isEnded = false;
  let elements = 0;
  let styles = '';
  const refuse = (name: keyof typeof svgRefusals) => {
    if (isEnded) return;
    found.add(name);
    isEnded = ends.has(name);
  };

  parser.on('error', () => {
    isMalformed = true;
  });
  parser.on('doctype', (doctype) => {
    const entities = entitiesIn(doctype);
    if (entities === undefined || (text.match(/&[^#;\s]+;/g)?.length ?? 0) > mostEntities) refuse('entities');
    else Object.assign(parser.ENTITIES, entities);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) refuse('outside');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    const name = tag.local.toLowerCase();
    elements += 1;
    if (elements === 1 && name === 'svg' && tag.uri === '') refuse('noFormat');
    if (elements === 1 && (name !== 'svg' || tag.uri !== svgNamespace)) refuse('notSvg');
    open.push(name);
    if (open.length > deepest || elements > mostElements) refuse('tooMuch');
    if (name === 'script' || name === 'handler' || name === 'listener') refuse('program');
    if ((foreign.has(name) || tag.uri === pages) && tag.attributes['requiredExtensions']?.value !== illustrator)
      refuse('foreign');
    if (moving.has(name)) refuse('moving');
    if (tag.uri === included) refuse('outside');
    for (const attribute of Object.values(tag.attributes)) checkAttribute(tag, attribute);
  });
  parser.on('closetag', (tag) => {
    open.pop();
    // Only the whole of a style sheet is CSS: what it names may be split by comments and sections of text.
    if (tag.local.toLowerCase() === 'style' && !open.includes('style')) {
      if (!isOwnStyle(styles) || styles.includes('\\')) refuse('outside');
      if (runs.test(styles)) refuse('program');
      styles = '';
    }
  });
  const checkText = (words: string) => {
    if (open.includes('style')) styles += words;
    else if (words.trim() !== '' && open.includes('text')) refuse('text');
  };
  parser.on('text', checkText);
  parser.on('cdata', checkText);

  /** Attributes of other formats, such as the notes of drawing programs, are neither CSS nor addresses. */
  function checkAttribute(tag: SaxesTagNS, { local, uri, value }: SaxesAttributeNS): void {
    if (!running.has(tag.uri) || !ours.has(uri)) return;
    const [element, name] = [tag.local.toLowerCase(), local.toLowerCase()];
    const isHandler = name.startsWith('on') && uri === '';
    if (isHandler || /^\s*(?:javascript|vbscript)\s*:/i.test(value)) refuse('program');
    if (addresses.has(name)) {
      if (value.trim() === '' || value.trim().startsWith('#')) return;
      if (element === 'image' && /^\s*data:/i.test(value)) pictures.push(value.trim());
      else refuse('outside');
    } else if (!words.test(name)) {
      if (runs.test(value)) refuse('program');
      // A backslash may hide what CSS names.
      if (!isOwnStyle(value) || (value.includes('\\') && (name === 'style' || value.includes('(')))) refuse('outside');
    }
  }

  const isOver = () => isEnded || isMalformed;
  for (let at = 0; at < text.length && !isOver(); at += step) parser.write(text.slice(at, at + step));
  if (!isOver()) parser.close();
  if (found.size === 0 && isMalformed) return 'malformed';
  return { refusals: [...found].map((name) => svgRefusals[name]), isWhole: !isOver(), pictures };
}

/** CSS that runs programs in old browsers. */
const runs = /expression\s*\(|-moz-binding|behavior\s*:/i;

/**
 * Whether CSS names parts of the drawing and fonts in it, and nothing else: neither addresses nor the functions that
 * take one as a plain text.
 */
function isOwnStyle(css: string): boolean {
  // A comment may split an address, and a text may look like the beginning of a comment.
  return [css, css.replace(/\/\*[\s\S]*?\*\//g, '')].every(namesPartsOnly);
}

function namesPartsOnly(css: string): boolean {
  if (/@import|(?:image-set|image|cross-fade|src)\s*\(/i.test(css)) return false;
  return [...css.matchAll(/url\s*\(\s*["']?\s*([^)]*)/gi)].every(
    ([, address = '']) => address.startsWith('#') || isFont(address),
  );
}

/** Characters that are parsed at once, so that what is no drawing isn't parsed to its end. */
const step = 65_536;

/** A font inside the file. Text is refused, so it isn't used. */
const isFont = (address: string) => /^data:(?:application\/(?:x-)?(?:font|vnd\.ms-fontobject)|font\/)/i.test(address);

/** The short texts that a document type abbreviates; undefined when it defines anything else. */
export function entitiesIn(doctype: string): Record<string, string> | undefined {
  const subset = /\[([\s\S]*)\]\s*$/.exec(doctype)?.[1];
  if (subset === undefined) return doctype.includes('[') ? undefined : {};
  const definition = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g;
  if (subset.replace(definition, '').trim() !== '') return undefined;
  const found = [...subset.matchAll(definition)].map(
    ([, name = '', double, single]) => [name, double ?? single ?? ''] as const,
  );
  return found.some(([, words]) => words.length > longestEntity) ? undefined : Object.fromEntries(found);
}
