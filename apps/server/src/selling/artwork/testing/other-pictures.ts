import { stream } from '@boxwright/print-files/testing';
import { artwork, firstObject } from './box-artwork.ts';

const object = (number: number) => `${firstObject + number} 0 R`;
const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode((at * 37) % 256)).join('');

/** A picture of 40 × 20 pixels with this much for each, as it is placed by a matrix in mm. */
function placed(matrix: string, entries: string, bytesOfPixel: number, others: readonly string[] = []): Uint8Array {
  const all = `/Type /XObject /Subtype /Image /Width 40 /Height 20 /BitsPerComponent 8 ${entries}`;
  return artwork(`q ${matrix} cm /I Do Q`, {
    resources: `/XObject << /I ${object(0)} >>`,
    objects: [stream(all, noise(800 * bytesOfPixel)), ...others],
  });
}

const upright = '25.4 0 0 25.4 40 60';

/** Pictures in the ways in which programs place and colour them. */
export const otherPictures: readonly (readonly [string, Uint8Array])[] = [
  ['a grey picture that is turned', placed('0 25.4 -12.7 0 60 60', '/ColorSpace /DeviceGray', 1)],
  ['a picture in RGB that is turned by 30°', placed('22 12.7 -12.7 22 60 60', '/ColorSpace /DeviceRGB', 3)],
  [
    'a picture with a profile',
    placed(upright, `/ColorSpace [/ICCBased ${object(1)}]`, 3, [stream('/N 3 /Alternate /DeviceRGB', '')]),
  ],
  ['a picture with a table of colours', placed(upright, '/ColorSpace [/Indexed /DeviceCMYK 1 <00ff000000ff00ff>]', 1)],
  [
    'a picture in a spot ink',
    placed(
      upright,
      '/ColorSpace [/Separation /PANTONE#20185#20C /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 .9 .7 0] /N 1 >>]',
      1,
    ),
  ],
  [
    'a picture with a soft mask of more pixels',
    placed(upright, `/ColorSpace /DeviceCMYK /SMask ${object(1)}`, 4, [
      stream(
        '/Type /XObject /Subtype /Image /Width 80 /Height 40 /BitsPerComponent 8 /ColorSpace /DeviceGray',
        noise(3200),
      ),
    ]),
  ],
  [
    'line art in a colour',
    artwork(`0 1 1 0 k q ${upright} cm /I Do Q`, {
      resources: `/XObject << /I ${object(0)} >>`,
      objects: [stream('/Type /XObject /Subtype /Image /Width 40 /Height 20 /ImageMask true', noise(100))],
    }),
  ],
  [
    'a picture in the page itself',
    artwork(`q ${upright} cm BI /W 4 /H 2 /CS /CMYK /BPC 8 ID ${'abcdefgh'.repeat(4)} EI Q`),
  ],
];
