import { SaxesParser } from 'saxes';
import { classStyles, type Styles, stylesOf } from './style-sheets.ts';

/** An element of a drawing, its name and those of its attributes without their namespaces. */
export interface SvgElement {
  /** Which element of the file it is, from 0. */
  readonly at: number;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What its classes and its style say. */
  readonly styles: Styles;
  readonly children: SvgElement[];
}

/** Characters that are parsed at once. */
const step = 65_536;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The elements of a drawing that `checkSvg` has taken: well-formed, not too deep and not too many. */
export function treeOf(text: string): SvgElement {
  const root: SvgElement = { at: -1, name: '', attributes: new Map(), styles: new Map(), children: [] };
  const open: SvgElement[] = [root];
  let elements = 0;
  const classes = classStyles(text);
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      at: elements,
      name: localName(name),
      attributes: new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
      styles: stylesOf(attributes, classes),
      children: [],
    };
    elements += 1;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  // Entities are short texts, and none of them holds elements.
  parser.on('error', () => undefined);
  for (let at = 0; at < text.length; at += step) parser.write(text.slice(at, at + step));
  parser.close();
  return root.children[0] ?? root;
}
