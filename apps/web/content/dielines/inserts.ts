import type { StyleText } from './style-text.ts';

export const dividerInsert: StyleText = {
  title: 'Divider insert dieline (slotted partitions)',
  description:
    'Free dieline of a box insert of slotted dividers, for the inside of your box and as many cells as you need: PDF, SVG and DXF, and in 3D. No sign-in.',
  inShort: 'Slotted strips that cross and give every piece a cell of its own. For sweets, jars, bottles and parts.',
  purpose:
    'It keeps bottles from clinking, jars from scuffing and sweets from sticking together. Strips of board with slots over half their height cross each other and divide the box into equal cells. Give the inside of your box and the number of cells; the studio draws both kinds of strip and shows how many of each a box needs.',
  steps: [
    'Stand the lengthwise strips up, slots upwards.',
    'Push the crosswise strips down into them, slots downwards, until all stand on the table.',
    'Set the insert into the box before it is filled.',
  ],
  strengths: [
    'Equal cells; the page shows their clear size to the tenth of a millimetre.',
    'No glue and no creases: it is only cut.',
    'Comes as flat strips, and goes into the paper bin with its box.',
  ],
  mind: [
    'The box holds the strips at their ends, so the insert is made for one box: give that box’s inside, and order both together.',
    'Make each cell 2 mm larger than what stands in it, measured across labels and caps too.',
    'A strip bows where more than 250 times its thickness stands free: about 110 mm at 300 gsm. The page warns you of it.',
    'A strip that crosses no other falls over, so the box is divided into at least two each way.',
    'For sweets without cups ask for a board and coat that may touch food.',
  ],
  example: { length: 150, width: 100, height: 40 },
};
