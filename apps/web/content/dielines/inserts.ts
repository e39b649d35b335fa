import type { StyleText } from './style-text.ts';

export const dividerInsert: StyleText = {
  title: 'Divider insert dieline (slotted partitions)',
  description:
    'Free dieline of a box insert of slotted dividers, for the inside of your box and as many cells as you need: PDF, SVG and DXF, and in 3D. No sign-in.',
  inShort: 'Slotted strips that cross and give every piece a cell of its own. For sweets, jars, bottles and parts.',
  purpose:
    'What keeps bottles from clinking, jars from scuffing and sweets from sticking together. Strips of board with slots over half their height cross each other and divide the box into equal cells. Give the inside of your box and the number of cells; both kinds of strip are drawn, and how many of each a box needs.',
  steps: [
    'Stand the lengthwise strips up with their slots above.',
    'Push the crosswise strips down into them, slots below, until all stand on the table.',
    'Set the insert into the box before it is filled.',
  ],
  strengths: [
    'Equal cells, whose clear size is told to the tenth of a millimetre.',
    'No glue and no creases: it is only cut.',
    'Comes as flat strips, and goes into the paper bin with its box.',
  ],
  mind: [
    'The box holds the strips at their ends, so the insert is made for one box: give that box’s inside, and order both together.',
    'A cell should be 2 mm larger than what stands in it, all around as well as across labels and caps.',
    'Board bows where a strip is free over more than 250 times its thickness: about 110 mm at 300 gsm. The page says so.',
    'A strip that crosses no other falls over, so both sides are divided into at least two.',
    'For sweets without cups ask for a board and coat that may touch food.',
  ],
  example: { length: 150, width: 100, height: 40 },
};
