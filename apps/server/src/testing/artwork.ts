import type { ArtworkRow } from '@boxwright/contract';
import { pdf } from '@boxwright/print-files/testing';
import sharp from 'sharp';
import { blackPng } from './hostile-files.ts';
import type { Shop } from './open-shop.ts';

const boundary = '----form-of-a-test';

interface SentFile {
  readonly field?: string;
  readonly name?: string;
  readonly bytes: Buffer;
}

/** A form with files, as a browser sends it. */
export function formWith(...files: readonly SentFile[]) {
  const parts = files.flatMap(({ field = 'file', name = 'logo.png', bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

let uploads = 0;

/** Uploads files as one form, each time from another address. */
export async function upload(shop: Pick<Shop, 'app'>, ...files: readonly SentFile[]) {
  uploads += 1;
  const remoteAddress = `10.9.${Math.floor(uploads / 250)}.${(uploads % 250) + 1}`;
  const answer = await shop.app.inject({ method: 'POST', url: '/artwork', remoteAddress, ...formWith(...files) });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** A red disc on a transparent ground. */
export const disc = (side = 300): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#c00"/></svg>`,
    ),
  )
    .resize(side, side)
    .png()
    .toBuffer();

/** Uploads a disc and returns its token. */
export async function uploadedDisc(shop: Pick<Shop, 'app'>, name = 'disc.png'): Promise<ArtworkRow['token']> {
  const { body } = await upload(shop, { bytes: await disc(), name });
  return body.data.token;
}

const spotOf = (name: string, full: string): string =>
  `[/Separation /${name} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [${full}] /N 1 >>]`;

/** A PDF of 60 × 40 mm with a cut line of its own, in mm from its lower left corner. */
export const withOwnCut = (cut = '10 10 40 20 re S'): Buffer =>
  pdf({
    page: '/MediaBox [0 0 170.07874 113.385827]',
    resources: `/ColorSpace << /Cut ${spotOf('CutContour', '0 1 0 0')} >>`,
    content: `2.83464567 0 0 2.83464567 0 0 cm 0 .8 .8 0 k 5 5 50 30 re f /Cut CS 1 SCN .1 w ${cut}`,
  });

/** A PDF of 60 × 40 mm with a varnish that overprints some of its colour. */
export const withGloss = (): Buffer =>
  pdf({
    page: '/MediaBox [0 0 170.07874 113.385827]',
    resources: `/ColorSpace << /Gloss ${spotOf('Spot#20UV', '0 1 0 0')} >> /ExtGState << /Over << /op true >> >>`,
    content: '2.83464567 0 0 2.83464567 0 0 cm 0 .8 .8 0 k 5 2 54 36 re f /Over gs /Gloss cs 1 scn 10 10 20 20 re f',
  });

/** A PDF of 60 × 40 mm with white in a spot ink, some of it half and some of it none, beside colour. */
export const withOwnWhite = (): Buffer =>
  pdf({
    page: '/MediaBox [0 0 170.07874 113.385827]',
    resources: `/ColorSpace << /White ${spotOf('White', '0 0 0 0')} >>`,
    content:
      '2.83464567 0 0 2.83464567 0 0 cm 0 .8 .8 0 k 5 2 54 36 re f /White cs 1 scn 10 10 20 20 re f .5 scn 30 20 10 10 re f 0 scn 12 12 6 6 re f',
  });

/** A picture of this many bytes, most of them in a part that no reader looks at. */
export function pictureOf(bytes: number): Buffer {
  const picture = blackPng(16, 16);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  const part = Buffer.concat([length, Buffer.from('prVt'), Buffer.alloc(bytes + 4)]);
  // The part goes before the picture's end, which takes 12 bytes.
  return Buffer.concat([picture.subarray(0, -12), part, picture.subarray(-12)]);
}

/** A placed artwork on the wire. */
export const placed = (token: string, own: object = {}) => ({
  token,
  fit: 'whole',
  cut_offset: 2,
  cut_smoothing: 3,
  ...own,
});
