import {
  type BoardFace,
  boxStyles,
  type Dieline,
  drawBox,
  laidFromInside,
  laySideBySide,
  templateGap,
  templateMargin,
  templateOf,
} from '@boxwright/dieline';
import { keyLinePdf } from '@boxwright/documents';
import type { Target } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** Usual inside sizes, of which each style takes one. */
const sizes = [
  { length: 90, width: 60, height: 120 },
  { length: 120, width: 80, height: 40 },
  { length: 90, width: 60, height: 20 },
];

/** A template of ours as a buyer hands it in. */
export interface FilledTemplate {
  readonly name: string;
  readonly target: Target;
  readonly filled: () => Promise<Uint8Array>;
  /** With all layers of the template hidden, from a program that knows no trim box. */
  readonly bare: () => Promise<Uint8Array>;
  /** The template of both sides, with artwork on its second page, and what the inside is checked against. */
  readonly inside: {
    readonly target: Target;
    readonly filled: () => Promise<Uint8Array>;
    readonly bare: () => Promise<Uint8Array>;
  };
}

/** The templates of all styles that are printed. */
export const filledTemplates: readonly FilledTemplate[] = boxStyles.flatMap((style): FilledTemplate[] => {
  for (const inside of sizes) {
    const drawn = drawBox(style.id, { ...inside, caliper: Math.max(0.4, style.limits.caliper[0]) });
    if (!drawn.ok) continue;
    const template = templateOf(drawn.box);
    if (template.length === 0) return [];
    const data = {
      blanks: template,
      template,
      style,
      inside,
      board: { name: 'Folding Box Board 300 gsm', caliper: drawn.box.caliper },
      date: new Date('2026-11-02T06:30:00Z'),
      company: { name: 'Boxwright', email: 'orders@boxwright.example', phones: [] },
    };
    const outside = laySideBySide(template, templateGap);
    const ground = groundOf(outside.blanks, 'outside');
    const groundInside = groundOf(laidFromInside(outside).blanks, 'inside');
    const onSecond = async (keepsLines?: boolean) =>
      drawnBelow(await keyLinePdf({ ...data, hasInside: true }), groundInside, keepsLines, 1);
    return [
      {
        name: style.id,
        target: targetOfBlanks(template, { style: style.name }),
        filled: async () => drawnBelow(await keyLinePdf(data), ground),
        bare: async () => drawnBelow(await keyLinePdf(data), ground, false),
        inside: {
          target: targetOfBlanks(template, { style: style.name, side: 'inside' }),
          filled: () => onSecond(),
          bare: () => onSecond(false),
        },
      },
    ];
  }
  throw new RangeError(`No size fits ${style.id}`);
});

/** Points in a millimetre. */
const k = 72 / 25.4;

/** All of each blank to its border for the bleed in light cyan, but for its glue, in mm from the corner of the page. */
function groundOf(
  blanks: readonly { readonly dieline: Dieline; readonly shift: readonly [number, number] }[],
  side: BoardFace,
): string {
  return blanks
    .flatMap(({ dieline, shift: [dx, dy] }) => {
      const traced = (points: readonly (readonly [number, number])[]) =>
        `${points.map(([x, y], at) => `${(x + dx + templateMargin).toFixed(3)} ${(y + dy + templateMargin).toFixed(3)} ${at === 0 ? 'm' : 'l'}`).join(' ')} h f`;
      const bleed = dieline.paths.filter(({ kind }) => kind === 'bleed').map(({ points }) => traced(points));
      const bare = dieline.glue.filter(({ face }) => face === side).map(({ outline }) => traced(outline));
      return ['.3 0 0 0 k', ...bleed, '0 0 0 0 k', ...bare];
    })
    .join('\n');
}

/** The page with artwork below its own lines, as on a layer at the bottom; or with the artwork alone. */
async function drawnBelow(template: Uint8Array, content: string, keepsLines = true, onPage = 0): Promise<Uint8Array> {
  const doc = await PDFDocument.load(template, { updateMetadata: false });
  const page = doc.getPage(onPage);
  const { context } = doc;
  const below = context.register(context.stream(`q ${k} 0 0 ${-k} 0 ${page.getHeight()} cm\n${content}\nQ\n`));
  const contents = page.node.get(PDFName.of('Contents'));
  const own = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  page.node.set(PDFName.of('Contents'), context.obj(keepsLines ? [below, ...own] : [below]));
  if (!keepsLines) for (const box of ['TrimBox', 'BleedBox']) page.node.delete(PDFName.of(box));
  return doc.save({ useObjectStreams: true, addDefaultPage: false });
}
