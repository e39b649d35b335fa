import type { PictureShape } from '@boxwright/contract';

/** A picture that the browser can show. */
export interface ShownPicture extends PictureShape {
  readonly href: string;
}

/** Loads a picture before it is shown; null if it can't be loaded. */
export const loadPicture = async (href: string): Promise<ShownPicture | null> => {
  const picture = new Image();
  picture.src = href;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  // A drawing without a stated size has no natural width or height.
  const { naturalWidth, naturalHeight } = picture;
  return { href, ratio: naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1, bleed: 0 };
};
