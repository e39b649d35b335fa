import type { Artwork } from '@boxwright/storage';

/** An artwork's folder in the file store. */
export const folderOf = (token: string): string => `artwork/${token}`;
export const artworkKey = (token: string, name: string): string => `${folderOf(token)}/${name}`;

const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
/** The names of an artwork's files in its folder. */
export const fileNamesOf = ({
  fileKey,
  previewKey,
  printKey,
  whiteKey,
  glossKey,
}: Pick<Artwork, 'fileKey' | 'previewKey' | 'printKey' | 'whiteKey' | 'glossKey'>): string[] =>
  [fileKey, previewKey, printKey, whiteKey, glossKey].filter((key) => key !== null).map(nameIn);
