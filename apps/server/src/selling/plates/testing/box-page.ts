import { drawBox, templateOf } from '@boxwright/dieline';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { deflated, pdf } from '@boxwright/print-files/testing';

const mm = 72 / 25.4;

export type BoxOfLine = { readonly style: string } & Readonly<
  Record<'length' | 'width' | 'height' | 'caliper', number>
>;

interface BoxPage {
  readonly wider?: number;
  readonly colour?: string;
  /** Whether a varnish covers its left half. */
  readonly shines?: boolean;
  readonly pages?: number;
}

/** A page in one ink, as large as the box's blank with 3 mm of bleed, and `wider` mm more. */
export function boxPage(
  { style, length, width, height, caliper }: BoxOfLine,
  { wider = 0, colour = '1 0 0 0 k', shines = false, pages = 1 }: BoxPage = {},
): Buffer {
  const drawn = drawBox(style, { length, width, height, caliper });
  if (!drawn.ok) throw new RangeError(drawn.problem.text);
  const { size } = targetOfBlanks(templateOf(drawn.box), { style });
  const [across, down] = [(size.length + 6 + wider) * mm, (size.width + 6) * mm];
  const trim = [3 * mm, 3 * mm, across - 3 * mm, down - 3 * mm].join(' ');
  return pdf({
    pages,
    page: `/MediaBox [0 0 ${across} ${down}] /TrimBox [${trim}] /BleedBox [0 0 ${across} ${down}]`,
    ...(shines && { resources: `/ColorSpace << /Shine ${varnish} >>` }),
    content: `${colour} 0 0 ${across} ${down} re f ${shines ? `/Shine cs 1 scn 0 0 ${across / 2} ${down} re f` : ''}`,
    objects: [deflated('')],
  });
}

const varnish =
  '[/Separation /Varnish /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>]';

/** What is printed at a place of a drawn page, whose sides are 1. */
export function inkAt(
  { data, width, height }: { readonly data: Uint8Array; readonly width: number; readonly height: number },
  x: number,
  y: number,
): 'cyan' | 'magenta' | 'other' {
  const at = (Math.round(y * height) * width + Math.round(x * width)) * 4;
  const [red = 255, green = 255, blue = 255, opacity = 0] = data.subarray(at, at + 4);
  if (opacity < 200) return 'other';
  if (blue - red > 100) return 'cyan';
  return red - green > 100 && blue - green > 50 ? 'magenta' : 'other';
}
