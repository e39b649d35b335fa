import type { Sheet } from './pdf-document.ts';

/**
 * The structure tree of a tagged PDF (ISO 32000-1, 14.8): what a screen reader reads out, in the order in which it is
 * drawn. Everything drawn is either in the tree, through `marked`, or an artifact: rules, bands, page numbers.
 */
type Tree = {
  /** The elements that are open, from the document to the innermost. */
  readonly open: { readonly type: Tag; readonly element: PDFKit.PDFStructureElement }[];
  /** Whether what is being drawn is marked already, as the content of an element or as an artifact. */
  isMarked: boolean;
  /** Whether everything is an artifact, because it repeats what is in the tree. */
  isRepeat: boolean;
};

/** The standard's element types that our documents have. */
export type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link';

type About = {
  /** What a figure shows. */
  readonly alt?: string;
  /** The cells to which a head cell belongs. */
  readonly scope?: 'Column' | 'Row';
  /** A figure's place in points from the upper left corner: left, top, right, bottom. */
  readonly bbox?: readonly [number, number, number, number];
};

/** Elements that hold texts directly, without paragraphs. */
const holdText: readonly Tag[] = ['H1', 'H2', 'P', 'TH', 'TD', 'Link'];

/** The trees of the documents being drawn, each kept as long as its document. */
const trees = new WeakMap<Sheet, Tree>();

/** Starts the structure tree of a document. */
export function startTree(doc: Sheet): void {
  const element = doc.struct('Document');
  doc.addStructure(element);
  trees.set(doc, { open: [{ type: 'Document', element }], isMarked: false, isRepeat: false });
}

function treeOf(doc: Sheet) {
  const tree = trees.get(doc);
  const innermost = tree?.open.at(-1);
  if (!tree || !innermost) throw new Error('The document has no structure tree');
  return { tree, innermost };
}

/** Draws an element that consists of others: a table, a row, a cell, or a paragraph of several texts. */
export function within<T>(doc: Sheet, type: Tag, draw: (element?: PDFKit.PDFStructureElement) => T, about?: About): T {
  const { tree, innermost } = treeOf(doc);
  if (tree.isMarked || tree.isRepeat) return draw();
  const element = elementOf(doc, type, about);
  innermost.element.add(element);
  tree.open.push({ type, element });
  const result = draw(element);
  tree.open.pop();
  element.end();
  return result;
}

/** Draws content of an element of its own, or of the open cell or paragraph. */
export function marked(doc: Sheet, type: Tag, draw: () => void, about?: About): void {
  const { tree, innermost } = treeOf(doc);
  if (tree.isMarked) draw();
  else if (tree.isRepeat) artifact(doc, draw);
  else if (holdText.includes(innermost.type)) drawContent(doc, innermost, draw);
  else within(doc, type, (element) => element && drawContent(doc, { type, element }, draw), about);
}

function drawContent(doc: Sheet, { type, element }: Tree['open'][number], draw: () => void): void {
  const { tree } = treeOf(doc);
  element.add(doc.markStructureContent(type));
  tree.isMarked = true;
  draw();
  tree.isMarked = false;
  doc.endMarkedContent();
}

/** Draws what isn't read out: rules, bands, and what repeats on every page. */
export function artifact(doc: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  const { tree } = treeOf(doc);
  if (tree.isMarked) {
    draw();
    return;
  }
  doc.markContent('Artifact', { type });
  tree.isMarked = true;
  draw();
  tree.isMarked = false;
  doc.endMarkedContent();
}

/** Draws again what is in the tree already, like the second copy of an invoice; it isn't read out again. */
export function repeated<T>(doc: Sheet, draw: () => T): T {
  const { tree } = treeOf(doc);
  const before = tree.isRepeat;
  tree.isRepeat = true;
  const result = draw();
  tree.isRepeat = before;
  return result;
}

/** pdfkit's types lack scope and place. */
const elementOf = (doc: Sheet, type: Tag, about: About = {}) => doc.struct(type, about as { alt?: string });
