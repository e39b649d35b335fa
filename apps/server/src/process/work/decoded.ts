import type { Sharp } from 'sharp';

/**
 * What `work` makes of a file; undefined when the picture library can't decode that file at all. Every other error is
 * ours, and is thrown: the library's errors don't differ, so the file is decoded once more without anything else.
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
    return false; // that is the question
  }
}
