/** What style sheets and styles say about elements, by the property. */
export type Styles = ReadonlyMap<string, string>;

/** The properties that are read. */
const read = new Set('fill stroke display font-size x y width height cx cy r rx ry'.split(' '));

const nothing: Styles = new Map();

/**
 * What the style sheets of a drawing say about classes, which is how Illustrator writes them. Other selectors are rare in
 * drawings.
 */
export function classStyles(text: string): ReadonlyMap<string, Styles> {
  const found = new Map<string, Map<string, string>>();
  for (const { selectors, body } of sheetsIn(text).flatMap(rulesIn)) {
    const said = declarationsIn(body);
    if (said.length === 0) continue;
    for (const selector of selectors.split(',')) {
      const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
      if (name === undefined) continue;
      const styles = found.get(name) ?? new Map<string, string>();
      found.set(name, styles);
      for (const [property, value] of said) styles.set(property, value);
    }
  }
  return found;
}

/** What an element's classes and its style say about it; the style is stronger. */
export function stylesOf(
  { class: names = '', style = '' }: { readonly class?: string | undefined; readonly style?: string | undefined },
  classes: ReadonlyMap<string, Styles>,
): Styles {
  if (names === '' && style === '') return nothing;
  const found = new Map<string, string>();
  for (const name of names.split(/\s+/)) {
    for (const [property, value] of classes.get(name) ?? nothing) found.set(property, value);
  }
  for (const [property, value] of declarationsIn(style)) found.set(property, value);
  return found;
}

/** The style sheets of a drawing. Each character is looked at once, whatever a stranger has left open. */
function sheetsIn(text: string): string[] {
  const sheets: string[] = [];
  const [begins, ends] = [/<(?:\w+:)?style\b/g, /<\/(?:\w+:)?style/g];
  while (begins.test(text)) {
    const from = text.indexOf('>', begins.lastIndex) + 1;
    // An empty one, `<style/>`.
    if (text[from - 2] === '/') continue;
    ends.lastIndex = from;
    const end = from === 0 ? null : ends.exec(text);
    if (end === null) break;
    sheets.push(text.slice(from, end.index).replace(/^\s*<!\[CDATA\[/, ''));
    begins.lastIndex = ends.lastIndex;
  }
  return sheets;
}

/** The rules of a style sheet, without those that others are in. */
const rulesIn = (sheet: string) =>
  withoutComments(sheet)
    .split('}')
    .slice(0, -1)
    .map((rule) => {
      const parts = rule.split('{');
      return { selectors: parts.at(-2) ?? '', body: parts.at(-1) ?? '' };
    });

const withoutComments = (sheet: string): string =>
  sheet
    .split('/*')
    .map((part, index) => {
      const end = part.indexOf('*/');
      if (index === 0) return part;
      return end < 0 ? '' : part.slice(end + 2);
    })
    .join('');

/** Of two values of a property, the last is valid. */
const declarationsIn = (body: string): (readonly [property: string, value: string])[] =>
  body.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!read.has(property)) return [];
    const [value = ''] = declaration.slice(colon + 1).split('!');
    return [[property, value.trim()] as const];
  });
