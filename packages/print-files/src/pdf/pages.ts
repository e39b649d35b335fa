import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { Decode } from './decode-stream.ts';
import { arrayIn, dictIn, elementsOf, entryIn, nameIn } from './objects.ts';

export interface PdfPage {
  readonly dict: PDFDict;
  /** An entry that a page may have from the nodes above it. */
  inherited(name: string): PDFObject | undefined;
}

/** More pages than a file of artwork has. */
const mostPages = 1_000;
/** Levels of the tree of pages. */
const deepest = 50;

/** The pages of a document in their order, the first thousand of them. A node that is reached again is passed over. */
export function pagesOf({ catalog }: PDFDocument): PdfPage[] {
  const pages: PdfPage[] = [];
  const seen = new Set<PDFDict>();
  const visit = (node: PDFDict, above: readonly PDFDict[]): void => {
    if (seen.has(node) || above.length > deepest || pages.length >= mostPages) return;
    seen.add(node);
    const chain = [node, ...above];
    const kids = arrayIn(node, 'Kids');
    if (!kids || nameIn(node, 'Type') === 'Page') {
      if (nameIn(node, 'Type') !== 'Pages') pages.push({ dict: node, inherited: (name) => firstIn(chain, name) });
      return;
    }
    for (const kid of elementsOf(kids)) if (kid instanceof PDFDict) visit(kid, chain);
  };
  const root = catalog instanceof PDFDict ? dictIn(catalog, 'Pages') : undefined;
  if (root) visit(root, []);
  return pages;
}

function firstIn(chain: readonly PDFDict[], name: string): PDFObject | undefined {
  for (const node of chain) {
    const found = entryIn(node, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The drawing of a page: one stream, or several that follow each other. */
export function contentOf({ dict }: PdfPage, decode: Decode): Uint8Array {
  const found = entryIn(dict, 'Contents');
  const streams = found instanceof PDFArray ? elementsOf(found) : [found];
  const parts = streams.filter((stream) => stream instanceof PDFRawStream).map(decode);
  return Buffer.concat(parts.flatMap((part) => [part, newline]));
}

const newline = Buffer.from('\n');
