/**
 * Gives back the memory of native libraries that nothing refers to any more: a file leaves hundreds of MiB, and the
 * garbage collector sees only the small objects that hold them. Does nothing where programs may not ask for it.
 */
export const freeMemory = (): void => globalThis.gc?.();
