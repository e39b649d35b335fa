import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/**
 * Layers from bottom to top. The white is printed below the artwork but drawn above it, overprinting, as print shops
 * ask: whatever is drawn later would knock out a white below it.
 */
const sheetLayers = ['Artwork', 'White', 'CutContour', 'Marks', 'Slug'] as const;
export type SheetLayer = (typeof sheetLayers)[number];

/** The processing step of a layer by ISO 19593-1:2018. */
const steps: Readonly<Partial<Record<SheetLayer, { readonly group: string; readonly type?: string }>>> = {
  White: { group: 'White' },
  CutContour: { group: 'Structural', type: 'Cutting' },
  Slug: { group: 'Legend' },
};

/** Draws something on a layer, in PDF operators. */
export type OnLayer = (layer: SheetLayer, operators: string) => string;

/** Makes the document's layers, and the page resources that name them. Files for print bring none of their own. */
export function makeSheetLayers(doc: PDFDocument, shown: readonly SheetLayer[]) {
  const { context } = doc;
  const layers = sheetLayers.filter((layer) => shown.includes(layer));
  const groups = layers.map((layer): PDFRef => {
    const step = steps[layer];
    const group = context.obj({
      Type: 'OCG',
      Usage: { Print: { PrintState: 'ON' }, View: { ViewState: 'ON' } },
      ...(step && {
        GTS_Metadata: { GTS_ProcStepsGroup: step.group, ...(step.type && { GTS_ProcStepsType: step.type }) },
      }),
    });
    group.set(PDFName.of('Name'), PDFHexString.fromText(layer));
    return context.register(group);
  });
  const configuration = context.obj({
    BaseState: 'ON',
    ON: groups,
    Order: groups,
    ListMode: 'AllPages',
  });
  configuration.set(PDFName.of('Name'), PDFHexString.fromText('Layers'));
  doc.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: groups, D: configuration }));
  const onLayer: OnLayer = (layer, operators) => `/OC /${layer} BDC\n${operators}\nEMC`;
  return { properties: Object.fromEntries(layers.map((layer, index) => [layer, groups[index]])), onLayer };
}

/** Spot inks by the names that cutters and presses look for, and how screens show them: cyan, magenta, yellow, black. */
const inks = { CutContour: [0, 1, 0, 0], White: [0.25, 0, 0.05, 0] } as const;

export type SheetInk = keyof typeof inks;

/** The spot inks as colour spaces, and the state in which they are drawn, as resources. */
export function spotInks({ context }: PDFDocument) {
  const colourSpace = (ink: SheetInk): PDFRef =>
    context.register(
      context.obj([
        'Separation',
        ink,
        'DeviceCMYK',
        { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...inks[ink]], N: 1 },
      ]),
    );
  const overprint = { Type: 'ExtGState', OP: true, op: true, OPM: 1 };
  return {
    ColorSpace: { CutContour: colourSpace('CutContour'), White: colourSpace('White') },
    ExtGState: {
      Overprint: context.register(context.obj(overprint)),
      // Multiplied, the white changes no other ink even where overprinting isn't obeyed, and screens show through it.
      Underprint: context.register(context.obj({ ...overprint, BM: 'Multiply' })),
    },
  };
}
