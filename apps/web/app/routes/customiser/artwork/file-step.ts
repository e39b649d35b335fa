/** How far a file for a box is: nobody has pressed its field, it is looked for on the buyer's device, or the shop looks at it. */
export type FileStep = 'none' | 'looked-for' | 'sent';
