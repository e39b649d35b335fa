/**
 * Loads what will show a file, flat and folded, while it is being sent: afterwards its buyer would wait for that too. A
 * failure shows where it is needed.
 */
export const prepareFolding = (): Promise<unknown> =>
  Promise.allSettled([
    import('../../../features/proof/draw-blanks.ts'),
    import('../../../features/dieline/FoldedBox.tsx'),
    import('../../../features/dieline/Stage.tsx'),
  ]);
