import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
} from '@cantoo/pdf-lib';

const name = PDFName.of;

/** Adds layers below the others, which are printed; by the names by which the drawing of a page calls them. */
export function addLayers(
  { context, catalog }: PDFDocument,
  titles: Readonly<Record<string, string>>,
): Readonly<Record<string, PDFObject>> {
  const layers = catalog.lookup(name('OCProperties'), PDFDict);
  const shown = layers.lookup(name('D'), PDFDict);
  const lists = [
    layers.lookup(name('OCGs'), PDFArray),
    ...['ON', 'Order'].map((key) => shown.lookup(name(key), PDFArray)),
  ];
  const added = Object.entries(titles).map(([called, title]) => {
    const group = context.obj({ Type: 'OCG', Usage: { Print: { PrintState: 'ON' }, View: { ViewState: 'ON' } } });
    group.set(name('Name'), PDFHexString.fromText(title));
    return [called, context.register(group)] as const;
  });
  for (const [index, [, layer]] of added.entries()) for (const list of lists) list.insert(index, layer);
  return Object.fromEntries(added);
}

/** Adds to what the drawing of the page may name. */
export function addResources(
  node: PDFPageLeaf,
  added: Readonly<Record<string, Readonly<Record<string, PDFObject>>>>,
): void {
  const resources = node.Resources();
  if (!resources) throw new RangeError('The page has no resources');
  for (const [category, entries] of Object.entries(added)) {
    const known = resources.lookup(name(category));
    const dict = known instanceof PDFDict ? known : node.context.obj({});
    for (const [called, value] of Object.entries(entries)) dict.set(name(called), value);
    resources.set(name(category), dict);
  }
}

/** Processing steps are seen and not printed: cuts, creases and the sheet's edges aren't ink. */
export function leaveStepsUnprinted({ catalog }: PDFDocument): void {
  const layers = catalog.lookup(name('OCProperties'), PDFDict).lookup(name('OCGs'), PDFArray);
  for (let index = 0; index < layers.size(); index += 1) {
    const layer = layers.lookup(index, PDFDict);
    if (!layer.has(name('GTS_Metadata'))) continue;
    layer.lookup(name('Usage'), PDFDict).lookup(name('Print'), PDFDict).set(name('PrintState'), name('OFF'));
  }
}
