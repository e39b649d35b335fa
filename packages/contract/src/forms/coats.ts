/** Whether a coat of this code shines only where the artwork says so, and is matt elsewhere. */
export const takesGloss = (coat: string | undefined): boolean => coat === 'drip-off';
