import { PDFDict, type PDFDocument, PDFNumber } from '@cantoo/pdf-lib';
import { dictOf, entryOf, listOf, nameOf, textOf } from './objects.ts';

/** An element of the structure tree as the file has it. */
export interface Element {
  readonly dict: PDFDict;
  readonly type: string;
  readonly children: readonly Element[];
  /** The ids of its own marked content. */
  readonly marks: readonly number[];
}

/** The standard types (ISO 32000-1, 14.8.4). */
const standard = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody
   Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure
   Formula Form`.split(/\s+/),
);

export function structureOf(pdf: PDFDocument): Element[] {
  const elementOf = (dict: PDFDict): Element => {
    const kids = listOf(pdf, entryOf(dict, 'K'));
    return {
      dict,
      type: nameOf(entryOf(dict, 'S')) ?? '',
      children: kids.flatMap((kid) => (kid instanceof PDFDict && entryOf(kid, 'S') ? [elementOf(kid)] : [])),
      marks: kids.flatMap((kid) => {
        const id = kid instanceof PDFNumber ? kid : kid instanceof PDFDict ? entryOf(kid, 'MCID') : undefined;
        return id instanceof PDFNumber ? [id.asNumber()] : [];
      }),
    };
  };
  return listOf(pdf, entryOf(dictOf(pdf.catalog, 'StructTreeRoot'), 'K')).flatMap((kid) =>
    kid instanceof PDFDict ? [elementOf(kid)] : [],
  );
}

export const allIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...allIn(element.children)]);

/** An attribute of an element, whichever owner it has. */
const attributeOf = (pdf: PDFDocument, element: Element, name: string) =>
  listOf(pdf, entryOf(element.dict, 'A'))
    .flatMap((each) => (each instanceof PDFDict ? [entryOf(each, name)] : []))
    .find((found) => found !== undefined);

/** Types, headings, tables and figures of the structure tree: checkpoints 02, 09, 13, 14 and 15. */
export function structureFaults(pdf: PDFDocument): string[] {
  const roots = structureOf(pdf);
  const elements = allIn(roots);
  const faults: string[] = [];
  if (elements.length === 0) faults.push('01-005 there is no structure tree');
  if (dictOf(dictOf(pdf.catalog, 'StructTreeRoot'), 'RoleMap')) faults.push('02-004 our documents map no types');
  for (const { type } of elements) if (!standard.has(type)) faults.push(`02-001 ${type} is no standard type`);
  for (const element of elements) {
    if (element.type === 'Figure') {
      const says = textOf(entryOf(element.dict, 'Alt')) ?? textOf(entryOf(element.dict, 'ActualText'));
      if (!says) faults.push('13-004 a figure has no alternative text');
      if (!attributeOf(pdf, element, 'BBox')) faults.push('13-004 a figure doesn’t say where it is (BBox)');
    }
  }
  return [...faults, ...headingFaults(elements), ...tableFaults(pdf, roots)];
}

function headingFaults(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type[1])] : []));
  const skipped = levels.filter((level, place) => level > (levels[place - 1] ?? level) + 1);
  return [
    ...(levels[0] === 1 ? [] : ['14-002 the first heading isn’t H1']),
    ...skipped.map((level) => `14-003 H${level} skips a level`),
    ...(elements.some(({ type }) => type === 'H') ? ['14-007 H and H1 are mixed'] : []),
  ];
}

const mayHold: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
};
const partOf: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};

function tableFaults(pdf: PDFDocument, elements: readonly Element[], parent = ''): string[] {
  return elements.flatMap((element) => {
    const { type, children } = element;
    const faults = tableFaults(pdf, children, type);
    const [holds, within] = [mayHold[type], partOf[type]];
    if (within && !within.includes(parent)) faults.push(`09-004 ${type} is in ${parent}`);
    for (const child of children)
      if (holds && !holds.includes(child.type)) faults.push(`09-004 ${child.type} in ${type}`);
    if (type === 'TH' && !/^(Row|Column|Both)$/.test(nameOf(attributeOf(pdf, element, 'Scope')) ?? '')) {
      faults.push('15-003 a head cell has no scope');
    }
    if (type === 'Table') {
      const widths = new Set(allIn(children).flatMap((row) => (row.type === 'TR' ? [row.children.length] : [])));
      if (widths.size !== 1) faults.push(`15-005 a table’s rows have ${[...widths].join(' or ')} cells`);
      if (!allIn(children).some(({ type: cell }) => cell === 'TH')) faults.push('15-005 a table has no head cell');
    }
    return faults;
  });
}
