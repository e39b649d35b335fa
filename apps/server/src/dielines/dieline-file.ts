import type { Company, DielineFormat } from '@boxwright/contract';
import { namedBlanks, toDxf, toGlb, toGltf, toSvg, toSvgSheet } from '@boxwright/dieline';
import { keyLinePdf } from '@boxwright/documents';
import type { DrawnDieline } from './draw-asked.ts';

export const contentTypes: Readonly<Record<DielineFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  dxf: 'image/vnd.dxf',
  pdf: 'application/pdf',
  gltf: 'model/gltf+json',
  glb: 'model/gltf-binary',
};

/** `reverse-tuck-end-60x40x100`: the style and the measures that it has. */
export function dielineName({ style, box }: Pick<DrawnDieline, 'style' | 'box'>): string {
  return `${style.id}-${style.fields.map(({ id }) => box.inside[id]).join('x')}`;
}

/** What stands on a file besides the box. */
export interface DielinePapers {
  readonly company: Company;
  readonly date: Date;
}

/** The drawing as a file of a format; models stand closed. */
export async function dielineFile(
  drawn: DrawnDieline,
  format: DielineFormat,
  { company, date }: DielinePapers,
): Promise<Buffer> {
  const { style, box, board } = drawn;
  const blanks = namedBlanks(box);
  switch (format) {
    case 'svg': {
      const measures = style.fields.map(({ id }) => box.inside[id]).join(' × ');
      const title = `${style.name} ${measures} mm`;
      const [only, ...more] = blanks;
      return Buffer.from(only && more.length === 0 ? toSvg(only.dieline, { title }) : toSvgSheet(blanks, { title }));
    }
    case 'dxf':
      return Buffer.from(toDxf(blanks));
    case 'gltf':
      return Buffer.from(toGltf(box, 1));
    case 'glb':
      return Buffer.from(toGlb(box, 1));
    case 'pdf':
      return Buffer.from(
        await keyLinePdf({
          blanks,
          style,
          inside: box.inside,
          board: { name: board ? `${board.name} ${board.gsm} gsm` : 'Board', caliper: box.caliper },
          date,
          company,
        }),
      );
  }
}
