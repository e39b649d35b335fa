import { isBeforeData, jpegMarks } from './jpeg-marks.ts';
import { pictureIn } from './picture-facts.ts';

/** Data like any other: a few blocks of pixels. */
const filling = Buffer.from(Array.from({ length: 256 }, (_, at) => (at * 73 + 41) % 251));

/**
 * Whether a JPEG has no data for some of its pixels, which decoders paint grey without an error. Their warnings don't say:
 * they warn of data that nothing needs, too. But where pixels wait for data, more of them changes the picture.
 */
export async function lacksData(bytes: Buffer): Promise<boolean> {
  const [asSent, filledUp] = [await shownBy(bytes), await shownBy(filled(bytes))];
  return asSent !== filledUp;
}

async function shownBy(bytes: Buffer): Promise<string> {
  const { channels } = await pictureIn(bytes, 1)().stats();
  return JSON.stringify(channels);
}

/** The same file with more data wherever some end. */
function filled(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  let wereData = false;
  for (const { mark, at } of jpegMarks(bytes)) {
    if (wereData) {
      parts.push(bytes.subarray(from, at), filling);
      from = at;
    }
    wereData = isBeforeData(mark);
  }
  return Buffer.concat([...parts, bytes.subarray(from)]);
}
