import { PDFBool, PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import { dictOf, entryOf, listOf, nameOf, streamOf, textOf } from './objects.ts';

const isTrue = (found: unknown): boolean => found instanceof PDFBool && found.asBoolean();

/** Metadata, title, language, layers, forms and encryption: checkpoints 01, 06, 07, 11, 20, 25 and 26. */
export function documentFaults(pdf: PDFDocument): string[] {
  const { catalog } = pdf;
  const marked = dictOf(catalog, 'MarkInfo');
  const language = textOf(entryOf(catalog, 'Lang')) ?? '';
  const form = dictOf(catalog, 'AcroForm');
  return [
    ...(isTrue(entryOf(marked, 'Marked')) ? [] : ['01-005 the document isn’t marked as tagged']),
    ...(isTrue(entryOf(marked, 'Suspects')) ? ['01-007 its tags are suspect'] : []),
    ...metadataFaults(streamOf(entryOf(catalog, 'Metadata'))),
    ...(isTrue(entryOf(dictOf(catalog, 'ViewerPreferences'), 'DisplayDocTitle'))
      ? []
      : ['07-002 viewers don’t display the title']),
    ...(/^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?$/.test(language) ? [] : ['11-006 the document has no language']),
    ...layerFaults(pdf),
    ...(entryOf(form, 'XFA') ? ['25-001 it has an XFA form'] : []),
    ...(pdf.isEncrypted ? ['26-001 it is encrypted'] : []),
  ];
}

function metadataFaults(xmp: string | undefined): string[] {
  if (xmp === undefined) return ['06-001 there is no XMP metadata'];
  return [
    ...(/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp) ? [] : ['06-002 the metadata doesn’t name PDF/UA']),
    ...(/<dc:title>[\s\S]*?<rdf:li[^>]*>\s*\S[\s\S]*?<\/rdf:li>/.test(xmp) ? [] : ['06-003 the metadata has no title']),
  ];
}

/** Layers have names, and no viewer switches them by itself. */
function layerFaults(pdf: PDFDocument): string[] {
  const layers = dictOf(pdf.catalog, 'OCProperties');
  if (layers === undefined) return [];
  const sets = [dictOf(layers, 'D'), ...listOf(pdf, entryOf(layers, 'Configs'))];
  return sets.flatMap((set) => [
    ...(set instanceof PDFDict && textOf(entryOf(set, 'Name')) ? [] : ['20-001 a set of layers has no name']),
    ...(set instanceof PDFDict && entryOf(set, 'AS') ? ['20-003 viewers switch layers by themselves'] : []),
  ]);
}

/** Links are in the structure, described, and reached in its order: checkpoint 28. */
export function annotationFaults(pdf: PDFDocument): string[] {
  return pdf.getPages().flatMap(({ node }) => {
    const annotations = listOf(pdf, entryOf(node, 'Annots'));
    if (annotations.length === 0) return [];
    return [
      ...(nameOf(entryOf(node, 'Tabs')) === 'S' ? [] : ['28-009 the tab order isn’t that of the structure']),
      ...annotations.flatMap((annotation) => {
        if (!(annotation instanceof PDFDict)) return [];
        const kind = nameOf(entryOf(annotation, 'Subtype'));
        return [
          ...(kind === 'Link' ? [] : [`28-002 our documents have links alone, not ${kind}`]),
          ...(entryOf(annotation, 'StructParent') ? [] : ['28-011 a link isn’t in the structure']),
          ...(textOf(entryOf(annotation, 'Contents')) ? [] : ['28-012 a link has no description']),
        ];
      }),
    ];
  });
}
