import { fail, fileSizeWords, megabyte, ok, type Result } from '@boxwright/contract';

/** Side in pixels, and the maximum length of the data URL that the server accepts. */
const side = 384;
const most = 200_000;
const largestFile = 15 * megabyte;

/**
 * Converts a chosen file to a small square picture as a data URL. Redrawing it also removes metadata such as the
 * location.
 */
export const shrinkPicture = async (file: File): Promise<Result<string>> => {
  if (file.size > largestFile) return refuse(`Please choose a picture of at most ${fileSizeWords(largestFile)}.`);
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (picture === null || pen === null) return refuse('Please choose a JPEG, PNG or WebP picture.');
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  // Transparent parts would be black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  const small = [0.86, 0.7, 0.5].map((quality) => canvas.toDataURL('image/jpeg', quality));
  const fitting = small.find((address) => address.length <= most);
  return fitting === undefined ? refuse('Please choose another picture.') : ok(fitting);
};

const refuse = (text: string) => fail('invalid', text, { field: 'picture' });
