import type { Result } from '@boxwright/contract';
import { openShelf } from './shelf.ts';

/** A shelf of what is made elsewhere: who asks meanwhile waits for the same one, and what failed isn't kept. */
export function openResultShelf<T>(room: number) {
  const shelf = openShelf<Promise<Result<T>>>(room);
  return {
    async take(key: string, make: () => Promise<Result<T>>): Promise<Result<T>> {
      const making = shelf.take(key, make);
      try {
        const made = await making;
        if (!made.ok) shelf.drop(key);
        return made;
      } catch (error) {
        shelf.drop(key);
        throw error;
      }
    },
  };
}
