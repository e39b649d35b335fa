import { type ArtworkKind, isReadable } from '@boxwright/contract';

/** Longer names are shortened in their middle, so that the ending stays. */
const longest = 120;

/** Characters that turn the direction of text, and so could hide the ending. */
const turning = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** The sent name of a file as one line without folders; "artwork" when nothing is left of it. */
export function cleanFileName(sent: string): string {
  const [own = ''] = sent.split(/[/\\]/).slice(-1);
  const signs = [...own.replaceAll('%22', '"').replace(/\s+/g, ' ').trim()].filter(
    (sign) => isReadable(sign) && !turning.test(sign),
  );
  if (signs.every((sign) => sign === '.')) return 'artwork';
  if (signs.length <= longest) return signs.join('');
  return `${signs.slice(0, longest - 30).join('')}…${signs.slice(-29).join('')}`;
}

/** The usual endings of each kind, the most usual first. */
const endings: Readonly<Record<ArtworkKind, readonly string[]>> = {
  ...{ png: ['png'], jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'], webp: ['webp'], avif: ['avif'], tiff: ['tif', 'tiff'] },
  ...{ svg: ['svg'], pdf: ['pdf', 'ai'] },
};

/** A name with an ending of the file's kind, so that nobody's computer runs it or opens it as something else. */
export function nameAsKind(name: string, kind: ArtworkKind): string {
  const ending = name.toLowerCase().split('.').slice(1).at(-1) ?? '';
  return endings[kind].includes(ending) ? name : `${name}.${endings[kind][0]}`;
}

/** RFC 6266 with RFC 5987: a name in ASCII for old programs, and the whole name. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w. ()-]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
