import type { Sharp } from 'sharp';

/**
 * The result of `work` for a file; undefined when the picture library can't decode the file at all. Every other error
 * is ours and is thrown. The library's errors look alike, so a plain decoding of the file decides which it is.
 *
 * @param open opens the file anew
 */
export async function decoded<T>(open: () => Sharp, work: (picture: Sharp) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(open());
  } catch (error) {
    if (await isDecodable(open)) throw error;
    return undefined;
  }
}

async function isDecodable(open: () => Sharp): Promise<boolean> {
  try {
    await open().stats();
    return true;
  } catch {
    return false; // this error is the answer
  }
}
