/** A link within a sentence of this page. */
export const linkStyle = 'font-semibold text-vermilion-deep underline underline-offset-4';
