import type { Company, DielineFormat } from '@boxwright/contract';
import {
  type NamedBlank,
  namedBlanks,
  type TemplateBlank,
  templateOf,
  toCff2,
  toDxf,
  toGlb,
  toGltf,
  toSvg,
  toSvgSheet,
  toTemplateSvg,
  usualBridges,
} from '@boxwright/dieline';
import type { DrawnDieline } from './configured-dieline.ts';

export const contentTypes: Readonly<Record<DielineFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  dxf: 'image/vnd.dxf',
  cf2: 'text/plain; charset=us-ascii',
  pdf: 'application/pdf',
  gltf: 'model/gltf+json',
  glb: 'model/gltf-binary',
  'template.pdf': 'application/pdf',
  'template.svg': 'image/svg+xml; charset=utf-8',
};

/** `reverse-tuck-end-60x40x100`: the style and its measures. */
export function dielineName({ style, box }: Pick<DrawnDieline, 'style' | 'box'>): string {
  return `${style.id}-${style.fields.map(({ id }) => box.inside[id]).join('x')}`;
}

/** Texts on a file besides the drawing. */
export interface DielinePapers {
  readonly company: Company;
  readonly date: Date;
  /** Whether PDFs and templates show dimensions. */
  readonly dimensions: boolean;
  /** Whether PDFs have a second page with the inside, as it is seen from there. */
  readonly inside: boolean;
}

export interface DielineFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The drawing in a file format; 3D models are closed boxes. */
export async function dielineFile(
  drawn: DrawnDieline,
  format: DielineFormat,
  papers: DielinePapers,
): Promise<DielineFile> {
  const content = await contentOf(drawn, format, papers);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  // Copied into its own memory, because it is transferred to another thread.
  const sides = papers.inside ? '-both-sides' : '';
  return { name: `${dielineName(drawn)}${sides}.${format}`, bytes: new Uint8Array(bytes) };
}

async function contentOf(drawn: DrawnDieline, format: DielineFormat, papers: DielinePapers) {
  const { box } = drawn;
  const blanks = namedBlanks(box);
  switch (format) {
    case 'svg': {
      const title = titleOf(drawn);
      const [only, ...more] = blanks;
      return only && more.length === 0 ? toSvg(only.dieline, { title }) : toSvgSheet(blanks, { title });
    }
    case 'dxf':
      return toDxf(blanks);
    case 'cf2':
      return toCff2(blanks, dielineName(drawn), usualBridges);
    case 'gltf':
      return toGltf(box, 1);
    case 'glb':
      return toGlb(box, 1);
    case 'pdf':
      return keyLine(drawn, blanks, papers);
    case 'template.pdf': {
      const template = templateOf(box);
      return keyLine(drawn, template, papers, template);
    }
    case 'template.svg':
      return toTemplateSvg(templateOf(box), { title: titleOf(drawn), dimensions: papers.dimensions });
  }
}

async function keyLine(
  { style, box, board }: DrawnDieline,
  blanks: readonly NamedBlank[],
  { company, date, dimensions, inside }: DielinePapers,
  template?: readonly TemplateBlank[],
) {
  // Imported here, because the main thread uses the names above but loads no PDF libraries.
  const { keyLinePdf } = await import('@boxwright/documents');
  return keyLinePdf({
    blanks,
    ...(template && { template }),
    dimensions,
    style,
    inside: box.inside,
    board: { name: board ? `${board.name} ${board.gsm} gsm` : 'Board', caliper: box.caliper },
    date,
    company,
    hasInside: inside,
  });
}

function titleOf({ style, box }: DrawnDieline): string {
  return `${style.name} ${style.fields.map(({ id }) => box.inside[id]).join(' × ')} mm`;
}
