import { PDFArray, PDFBool, PDFDict, type PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** In the dictionary of a layer until its page is copied: it isn't printed. */
const hiddenMark = PDFName.of('BoxwrightHidden');
const nameOf = (name: string) => PDFName.of(name);

/** Marks the layers of a document that its default configuration doesn't print, as PDFium draws them for print. */
export function markHiddenLayers({ catalog, context }: PDFDocument): void {
  const properties = catalog.lookup(nameOf('OCProperties'));
  if (!(properties instanceof PDFDict)) return;
  const configuration = properties.lookup(nameOf('D'));
  const dict = configuration instanceof PDFDict ? configuration : context.obj({});
  const [on, off] = [arrayIn(dict, 'ON'), arrayIn(dict, 'OFF')];
  const isOffAtFirst = dict.lookup(nameOf('BaseState')) === nameOf('OFF');
  const byUsage = arrayIn(dict, 'AS').flatMap((found) => {
    const rule = context.lookup(found);
    return rule instanceof PDFDict && rule.lookup(nameOf('Event')) === nameOf('Print') ? arrayIn(rule, 'OCGs') : [];
  });
  for (const reference of arrayIn(properties, 'OCGs')) {
    const layer = context.lookup(reference);
    if (!(layer instanceof PDFDict)) continue;
    const configured = off.includes(reference) || (isOffAtFirst && !on.includes(reference));
    const hidden = ownState(layer) ?? (byUsage.includes(reference) ? false : configured);
    if (hidden) layer.set(hiddenMark, PDFBool.True);
  }
}

/** Whether a layer itself says that it isn't printed, or isn't shown; undefined if it says nothing. */
function ownState(layer: PDFDict): boolean | undefined {
  const usage = layer.lookup(nameOf('Usage'));
  if (!(usage instanceof PDFDict)) return undefined;
  for (const purpose of ['Print', 'View']) {
    const found = usage.lookup(nameOf(purpose));
    const state = found instanceof PDFDict ? found.lookup(nameOf(`${purpose}State`)) : undefined;
    if (state !== undefined) return state === nameOf('OFF');
  }
  return undefined;
}

/** The layers of an embedded page. A document must list them all, and say which are hidden. */
export function takeLayers({ context }: PDFDocument): { readonly all: PDFRef[]; readonly hidden: PDFRef[] } {
  const all: PDFRef[] = [];
  const hidden: PDFRef[] = [];
  for (const [reference, found] of context.enumerateIndirectObjects()) {
    if (!(found instanceof PDFDict) || found.get(nameOf('Type')) !== nameOf('OCG')) continue;
    all.push(reference);
    if (found.delete(hiddenMark)) hidden.push(reference);
  }
  return { all, hidden };
}

const arrayIn = (dict: PDFDict, name: string) => {
  const found = dict.lookup(nameOf(name));
  return found instanceof PDFArray ? found.asArray() : [];
};
