import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { asDict, asText, dictIn, entryIn, nameIn, namesOf, streamIn, textIn, textOfInvalid } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/** What a document would do or carry beside its pages. */
export type ActivePart = 'script' | 'program' | 'attached file' | 'file elsewhere' | 'film or sound' | 'form';

/** Types of actions (ISO 32000-2, table 201) that run or load something. Jumps and links are none of them. */
const actions = new Map<string | undefined, ActivePart>(
  Object.entries({
    JavaScript: 'script',
    Rendition: 'film or sound',
    RichMediaExecute: 'film or sound',
    GoTo3DView: 'film or sound',
    Movie: 'film or sound',
    Sound: 'film or sound',
    Launch: 'program',
    GoToE: 'attached file',
    ImportData: 'form',
    SubmitForm: 'form',
  }),
);

/** Types of annotations that hold something to run or to open. */
const annotations = new Map<string | undefined, ActivePart>(
  Object.entries({
    FileAttachment: 'attached file',
    RichMedia: 'film or sound',
    Movie: 'film or sound',
    Sound: 'film or sound',
    Screen: 'film or sound',
    '3D': 'film or sound',
  }),
);

/** Entries that name a file, and names by which a viewer would sign in at a server or read from its own machine. */
const fileNames = ['F', 'UF', 'URI'];
const elsewhere = /^\s*(?:[\\/]{2}|(?:file|smb|nfs|afp):)/i;
/** Addresses that are programs. */
const running = /^\s*(?:javascript|vbscript|data):/i;

/** The same as words of an object that can't be read, which other readers may understand. */
const wordsOf: readonly (readonly [RegExp, ActivePart])[] = [
  ...[...actions].map(([name, part]) => [new RegExp(`/S[\\0\\s]*/${name}(?![\\w-])`), part] as const),
  [/\/JS[\0\s]*[(<\d]/, 'script'],
  [/\/EmbeddedFile(?!\w)|\/EF[\0\s]*<</, 'attached file'],
];

const [rect, xfa] = [PDFName.of('Rect'), PDFName.of('XFA')];

/** Entries that are looked at. Their values may be objects of their own. */
const lookedAt = ['S', 'JS', 'Type', 'Subtype', 'EF', 'AcroForm', 'DOS', 'Mac', 'Unix', ...fileNames].map((name) =>
  PDFName.of(name),
);

/** Whether what a dictionary, not counting values within it, would do is only known by other objects. */
export const asksOthers = (dict: PDFDict): boolean => lookedAt.some((name) => dict.get(name) instanceof PDFRef);

/** Whether what an object is may be asked for by another one. */
export function isAskedFor(object: PDFObject): boolean {
  if (object instanceof PDFDict) return object.has(xfa) || asksOthers(object);
  return ![PDFArray, PDFNumber, PDFInvalidObject].some((kind) => object instanceof kind);
}

/** So many values are looked at; a document that is filled to 25 MB has fewer. */
const mostValues = 5_000_000;

/**
 * Finds in objects, and in the values within them, what isn't drawing: programs, attached files, links to shares, films,
 * forms that load or send. It asks what an object is, and not which words are in the file, except for objects that can't be
 * read.
 */
export function findActions(objects: Iterable<PDFObject>): ReadonlySet<ActivePart> {
  const found = new Set<ActivePart>();
  let seen = 0;
  for (const outermost of objects) {
    for (const open = [outermost]; open.length > 0; seen += 1) {
      if (seen > mostValues) throw new Unreadable('too-much', 'more objects than are looked at');
      const object = open.pop();
      const dict = asDict(object);
      if (dict) {
        const part = partOf(dict, object instanceof PDFRawStream);
        if (part) found.add(part);
        for (const value of dict.values()) open.push(value);
      } else if (object instanceof PDFArray) for (const element of object.asArray()) open.push(element);
      else if (object instanceof PDFInvalidObject) for (const part of partsByWords(object)) found.add(part);
    }
  }
  return found;
}

function partsByWords(object: PDFInvalidObject): ActivePart[] {
  const text = textOfInvalid(object);
  return wordsOf.filter(([words]) => words.test(text)).map(([, part]) => part);
}

function partOf(dict: PDFDict, isStream: boolean): ActivePart | undefined {
  const type = nameIn(dict, 'S');
  const action = actions.get(type);
  if (action) return action;
  // A script is text or a stream; fonts and pictures may have the name, too.
  if (type !== undefined && (asText(entryIn(dict, 'JS')) !== undefined || streamIn(dict, 'JS'))) return 'script';
  if (isStream && nameIn(dict, 'Type') === 'EmbeddedFile') return 'attached file';
  const files = dictIn(dict, 'EF');
  if (files && namesOf(files).some((name) => streamIn(files, name))) return 'attached file';
  if (running.test(textIn(dict, 'URI') ?? '')) return 'script';
  if (fileNames.some((name) => elsewhere.test(textIn(dict, name) ?? ''))) return 'file elsewhere';
  // What a stream holds, and what a group or picture shows, is in the file itself.
  if (isStream && entryIn(dict, 'F') !== undefined) return 'file elsewhere';
  const annotation = dict.has(rect) ? annotations.get(nameIn(dict, 'Subtype')) : undefined;
  if (annotation) return annotation;
  return dictIn(dict, 'AcroForm')?.has(xfa) ? 'form' : undefined;
}
