/** Before the id of a box of which only the style is meant, made to measure. */
export const byStyle = 'style-';
