/**
 * Tests, by their full names, that fail now and then though nothing is wrong, until they are mended. They run, and their
 * failures are printed, but don't fail `npm test`. The list may only get shorter: tools/house-rules.test.ts counts it.
 */
export const quarantined: readonly string[] = [];
