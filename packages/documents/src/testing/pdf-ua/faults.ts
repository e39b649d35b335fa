import { PDFArray, PDFDict, PDFDocument, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { type ReadContent, readContent } from './content.ts';
import { annotationFaults, documentFaults } from './document-rules.ts';
import { fontFaults } from './font-rules.ts';
import { dictOf, entryOf, listOf, streamOf } from './objects.ts';
import { structureFaults } from './structure-rules.ts';

/**
 * What of PDF/UA-1 a file breaks, each with the number of its failure condition in the Matterhorn Protocol 1.1 (PDF
 * Association, 2021). An independent reader of ours, with another library than the one that writes: it reads objects and
 * content streams and knows nothing of how a document was drawn. It checks all conditions that software can check and
 * that can occur in our documents:
 *
 * - 01-003, -004, -005, -007: everything painted is marked, as an artifact or as content of the structure, never both;
 * - 02-001, -004: standard types alone; 06-001 to -003 and 07-002: metadata and title; 11-006: language;
 * - 09-004, 13-004, 14-002, -003, -007, 15-003, -005: nesting and rows of tables, head cells, figures, headings;
 * - 10-001 and 31-001, -007, -009, -027, -028, -030: fonts, and the text of every glyph that is shown;
 * - 20-001, -003, 25-001, 26-001, 28-009, -011, -012: layers, forms, encryption, links.
 *
 * Whether order, headings and descriptions make sense is for people to judge (the protocol's other conditions);
 * `structure.test.ts` compares the order in which documents are read out with what they say.
 */
export async function pdfUaFaults(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = pdf.getPages().flatMap(({ node }) => {
    const resources = dictOf(node, 'Resources');
    const content = listOf(pdf, entryOf(node, 'Contents')).map(streamOf).join('\n');
    const read = readContent(content);
    return [
      ...markFaults(read),
      ...parentFaults(pdf, read, entryOf(node, 'StructParents')),
      ...placedFaults(resources, read),
      ...fontFaults(pdf, resources, read.shown),
    ];
  });
  const faults = [...documentFaults(pdf), ...structureFaults(pdf), ...annotationFaults(pdf), ...pages];
  return [...new Set(faults)].sort();
}

const markFaults = ({ unmarked, artifactsInContent, contentInArtifacts }: ReadContent): string[] => [
  ...(artifactsInContent > 0 ? ['01-003 an artifact is in marked content'] : []),
  ...(contentInArtifacts > 0 ? ['01-004 marked content is in an artifact'] : []),
  ...(unmarked.length > 0 ? [`01-005 painted without a mark: ${unmarked.join(' ')}`] : []),
];

/** Each mark belongs to an element that has it among its content, and no id is used twice. */
function parentFaults(pdf: PDFDocument, { marks }: ReadContent, key: unknown): string[] {
  const numbers = listOf(pdf, entryOf(dictOf(dictOf(pdf.catalog, 'StructTreeRoot'), 'ParentTree'), 'Nums'));
  const place = numbers.findIndex(
    (each, index) =>
      index % 2 === 0 && each instanceof PDFNumber && key instanceof PDFNumber && each.asNumber() === key.asNumber(),
  );
  const parents = numbers[place + 1];
  if (marks.length > 0 && (place === -1 || !(parents instanceof PDFArray)))
    return ['01-005 a page isn’t in the structure'];
  const repeated = marks.length === new Set(marks.map(({ id }) => id)).size ? [] : ['01-005 a mark’s id is used twice'];
  const faults = marks.flatMap(({ id, tag }) => {
    const ref = parents instanceof PDFArray ? parents.get(id) : undefined;
    const element = ref instanceof PDFRef ? pdf.context.lookup(ref) : ref;
    const isOwn = listOf(pdf, element instanceof PDFDict ? entryOf(element, 'K') : undefined).some((kid) => {
      const own = kid instanceof PDFDict ? entryOf(kid, 'MCID') : kid;
      return own instanceof PDFNumber && own.asNumber() === id;
    });
    return isOwn ? [] : [`01-005 ${tag} ${id} belongs to no element`];
  });
  return [...repeated, ...faults];
}

/** Forms are marked where they are placed; marks of their own would be in two places (30-002). */
function placedFaults(resources: PDFDict | undefined, { placed }: ReadContent): string[] {
  const forms = dictOf(resources, 'XObject');
  return placed.flatMap((name) => {
    const form = entryOf(forms, name);
    const isForm = form !== undefined && /\/Subtype\s*\/Form/.test(form.toString());
    return isForm && readContent(streamOf(form) ?? '').marks.length > 0 ? [`30-002 the form ${name} has marks`] : [];
  });
}
