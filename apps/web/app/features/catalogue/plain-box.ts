/** The box for a size that was typed without a word about what goes in: a plain carton, or else the first one. */
export const plainBoxOf = <Box extends { readonly route: string }>(boxes: readonly Box[]): Box | undefined =>
  boxes.find(({ route }) => route === 'soap-box') ?? boxes[0];
