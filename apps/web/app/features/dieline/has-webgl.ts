let isKnown = false;

/**
 * Whether this browser draws in 3D. Its first answer starts what draws: without a graphics card the page stands still for
 * half a second meanwhile, and on a busy machine for longer. So it isn't tried again once it is known.
 */
export const hasWebGl = (): boolean => {
  isKnown ||= isTried();
  return isKnown;
};

const isTried = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Releases the context, because browsers allow only a few.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
};
