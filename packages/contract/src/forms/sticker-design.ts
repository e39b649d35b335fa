/** How a sticker's design must be made; used by the dialog of the sticker page and by its PDF. */
export const stickerDesignInstructions = [
  {
    title: 'File',
    text: 'A picture of 300 pixels per inch at its final size (PNG, JPEG) or a drawing (SVG, PDF): choose it on the page of the sticker. Best is a PDF in CMYK, fonts embedded or turned into outlines, pictures of 300 dpi. Native files of Illustrator, CorelDRAW or InDesign are welcome by mail with their links and fonts.',
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
    text: 'Leave the ground around your picture transparent or of one colour: the cut is traced around it on the page, as far off and as smooth as you set it. Or draw it yourself in a PDF, as one closed line in the spot ink CutContour, or in an SVG, on a layer of that name.',
  },
  {
    title: 'Material',
    text: 'Kraft has no white under the colours, so print dark on it. On clear, metallic and holographic film white is printed under the colours, so that they cover what lies below; or only where your PDF has the spot ink White, as you choose.',
  },
] as const;

/** URL of the instructions as a PDF. */
export const stickerDesignFileAddress = '/downloads/sticker-design-instructions';
