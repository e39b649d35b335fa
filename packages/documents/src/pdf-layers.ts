import type { Sheet } from './sheet.ts';

/**
 * Groups and types of ISO 19593-1:2018 that our files use. Structural steps and positions must have a type; the other
 * groups (dimensions, legend, Braille, white, varnish) must have none. Source: the standard's list as published by
 * callas and in the Ghent Workgroup's test suite; other names need a registered prefix.
 */
type StepName =
  | {
      readonly group: 'Structural';
      readonly type: 'Cutting' | 'Creasing' | 'CuttingCreasing' | 'Perforating' | 'Gluing' | 'Bleed' | 'InkVarnishFree';
    }
  | { readonly group: 'Positions'; readonly type: 'ContentArea' | 'Barcode' | 'CodingMarking' }
  | { readonly group: 'Dimensions' | 'Legend'; readonly type?: never }
  // Marks that are printed with everything else aren't a step.
  | { readonly group?: never; readonly type?: never };

/** A layer as ISO 19593-1 describes a processing step. */
export type ProcessingStep = StepName & {
  readonly name: string;
  /** The layer's spot colour in per cent of cyan, magenta, yellow and black. */
  readonly ink: readonly [cyan: number, magenta: number, yellow: number, black: number];
  /** Drawn in PDF's colorant All, so that it is on every plate. */
  readonly isOnEveryPlate?: boolean;
};

export type LayeredPage = {
  /** Everything that `draw` draws is on the step's layer, overprints, and has its ink for strokes and fills. */
  readonly inLayer: (step: ProcessingStep, draw: () => void) => void;
  /** In points from the page's lower left corner, as PDF requires. */
  readonly setBoxes: (boxes: { readonly TrimBox: PdfBox; readonly BleedBox: PdfBox }) => void;
};

export type PdfBox = readonly [left: number, bottom: number, right: number, top: number];

/** Members of pdfkit 0.20 that its types lack. The tests read the finished file, so they would notice a change. */
type Unlisted = {
  readonly _root: { readonly data: Record<string, unknown> };
  readonly page: { readonly resources: { readonly data: Record<string, unknown> } };
  readonly addSpotColor: (name: string, cyan: number, magenta: number, yellow: number, black: number) => void;
};

export type Layers = {
  /** Starts drawing in layers on the document's current page. */
  readonly onPage: () => LayeredPage;
};

/**
 * Makes the document's layers: for each an optional-content group (OCG) with its processing step in the group's
 * dictionary, and a separation colour of the same name. Cuts and creases must overprint, because they aren't ink.
 */
export function makeLayers(doc: Sheet, steps: readonly ProcessingStep[]): Layers {
  const inside = doc as unknown as Sheet & Unlisted; // see `Unlisted`
  const groups = steps.map((step) => groupOf(doc, step));
  inside._root.data['OCProperties'] = {
    OCGs: groups,
    D: { Name: new String('Layers'), BaseState: 'ON', ON: groups, Order: groups, ListMode: 'AllPages' },
  };
  for (const step of steps) inside.addSpotColor(colorantOf(step), ...step.ink);
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(undefined);

  const onPage = (): LayeredPage => {
    const { page } = doc;
    inside.page.resources.data['Properties'] = Object.fromEntries(
      groups.map((group, index) => [`Layer${index}`, group]),
    );
    page.ext_gstates['Overprint'] = overprint;
    return {
      inLayer: (step, draw) => {
        doc.save().addContent(`/OC /Layer${steps.indexOf(step)} BDC\n/Overprint gs`);
        // pdfkit accepts the name of a spot colour here, though its types ask for a CSS colour.
        doc.strokeColor(colorantOf(step)).fillColor(colorantOf(step));
        draw();
        doc.addContent('EMC').restore();
      },
      setBoxes: (boxes) => {
        Object.assign(page.dictionary.data, boxes);
      },
    };
  };
  return { onPage };
}

const colorantOf = ({ name, isOnEveryPlate }: ProcessingStep): string => (isOnEveryPlate ? 'All' : name);

/** pdfkit writes strings as PDF names and String objects as PDF text. */
function groupOf(doc: Sheet, { name, group, type }: ProcessingStep): PDFKit.PDFKitReference {
  const ref = doc.ref({
    Type: 'OCG',
    Name: new String(name),
    Usage: { Print: { PrintState: 'ON' }, View: { ViewState: 'ON' } },
    ...(group && { GTS_Metadata: { GTS_ProcStepsGroup: group, ...(type && { GTS_ProcStepsType: type }) } }),
  });
  ref.end(undefined);
  return ref;
}
