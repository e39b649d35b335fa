/** As boxes of its style are usually printed: inserts not at all, all others in four process colours outside. */
export const usualPrint = 'usual';

/** Four process colours outside and none inside. */
export const fullColour = '4';

/** Without ink on either side. */
export const unprinted = '0';

/** Longest text of a print: four spot inks a side, with their names. */
export const longestPrint = 260;

/**
 * Whether a text says how a box is printed. The outside comes first, then the inside after a slash; each as the number
 * of process inks (4: full colour, 1: black, 0: none), and the names of spot inks after a plus: "4", "0",
 * "0+PANTONE 186 C+Gold", "4+Silver/1". Only a box that is printed outside is printed inside.
 */
export const isPrint = (text: string): boolean => text.length <= longestPrint && printed.test(text);

/** Letters, numbers, blanks and hyphens: no address of another site can be the name of an ink. */
const ink = String.raw`\+[\p{L}\p{M}\p{N} -]{1,30}`;
const printed = new RegExp(`^(?:0|(?:[14]|0${ink})(?:${ink}){0,3}(?:/[014](?:${ink}){0,4})?)$`, 'u');
