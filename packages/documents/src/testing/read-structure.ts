import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** An element of the structure tree as pdf.js reads it, with the texts that belong to it. */
export type ReadElement = {
  readonly role: string;
  readonly alt?: string;
  readonly texts: readonly string[];
  readonly children: readonly ReadElement[];
};

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] };

/** A tagged PDF as an independent reader sees it. */
export async function readStructure(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const painting = new Set([OPS.showText, OPS.constructPath, OPS.fill, OPS.stroke, OPS.eoFill, OPS.shadingFill]);
  const about = {
    isMarked: (await pdf.getMarkInfo())?.Marked === true,
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
    showsTitle: ((await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle === true,
  };
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks: { tag: string; id: string | undefined }[] = [];
    const textOf = new Map<string, string>();
    const unmarked: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        const mark = marks.findLast(({ id, tag }) => id !== undefined || tag === 'Artifact');
        if (mark?.id) textOf.set(mark.id, (textOf.get(mark.id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
        else if (!mark && item.str.trim() !== '') unmarked.push(item.str);
      } else if (item.type === 'endMarkedContent') marks.pop();
      else marks.push({ tag: String((item as { tag?: string }).tag), id: (item as { id?: string }).id });
    }

    const { fnArray, argsArray } = await page.getOperatorList();
    const open: boolean[] = [];
    let paintedOutside = 0;
    for (const [index, operator] of fnArray.entries()) {
      const [tag, properties] = (argsArray[index] ?? []) as [unknown, unknown];
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
        open.push(tag === 'Artifact' || typeof properties === 'number');
      } else if (operator === OPS.endMarkedContent) open.pop();
      else if (painting.has(operator) && !open.includes(true)) paintedOutside += 1;
    }

    const ids: string[] = [];
    const elementOf = ({ role = '', alt, children = [] }: Node): ReadElement => {
      const texts: string[] = [];
      const elements: ReadElement[] = [];
      for (const child of children) {
        if (child.type === 'content' && child.id) {
          ids.push(child.id);
          texts.push((textOf.get(child.id) ?? '').trim());
        } else if (child.role) elements.push(elementOf(child));
      }
      return { role, ...(alt === undefined ? {} : { alt }), texts, children: elements };
    };
    const tree = (await page.getStructTree()) as Node | null;
    const root = tree ? elementOf(tree) : null;
    const outsideTree = [...textOf.keys()].filter((id) => !ids.includes(id)).map((id) => textOf.get(id));
    pages.push({ root, ids, unmarked: [...unmarked, ...outsideTree], paintedOutside });
  }
  await pdf.loadingTask.destroy();
  return { ...about, pages };
}

/** All elements of a role below an element. */
export const allOf = (element: ReadElement | null, role: string): ReadElement[] =>
  element === null
    ? []
    : [...(element.role === role ? [element] : []), ...element.children.flatMap((child) => allOf(child, role))];

/** Everything that is read out, in its order. */
export const readOut = (element: ReadElement | null): string[] =>
  element === null ? [] : [...element.texts.filter(Boolean), ...element.children.flatMap(readOut)];
