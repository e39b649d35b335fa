/** How a sticker's design has to be made: the dialog of the sticker page and its PDF say the same. */
export const stickerDesignInstructions = [
  {
    title: 'File',
    text: 'A PDF in CMYK, fonts embedded or turned into outlines, pictures of 300 dpi at their final size. Native files of Illustrator, CorelDRAW or InDesign are welcome with their links and fonts.',
  },
  {
    title: 'Bleed',
    text: 'Let colours and pictures run 1.5 mm beyond the cut on every side.',
  },
  {
    title: 'Safety',
    text: 'Keep text and logos at least 1.5 mm inside the cut. A thin border along the edge shows every tenth of a millimetre, so leave it out.',
  },
  { title: 'Type', text: 'At least 4.5 points, white type on colour at least 6.' },
  {
    title: 'Special shapes',
    text: 'Draw the cut as one closed line in a spot colour named CutContour, on a layer of its own.',
  },
  {
    title: 'Material',
    text: 'Kraft has no white under the colours, so print dark on it. On clear, metallic and holographic film colours let through what lies below; white under them is on request.',
  },
] as const;

/** URL of the instructions as a PDF. */
export const stickerDesignFileAddress = '/downloads/sticker-design-instructions';
