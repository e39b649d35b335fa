/**
 * Words in which mail programs find no web address to make a link of: a space stands after each dot that could be one
 * of an address, and before `//`. Names and messages come from anybody, and our mails go to anybody's address: the
 * shop's good name is not lent to a stranger's link. A plain e-mail address stays as it is, and so do figures.
 */
export const unlinked = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((word) => (plainEmail.test(word) ? word : word.replace(addressDot, '$& ').replace(/:(?=[/\\]{2})/g, ': ')))
    .join('');

/** Also the dots that browsers take for one. */
const addressDot = /(?<=[\p{L}\p{M}\p{N}_-])[.。．｡](?=\p{L}[\p{L}\p{M}\p{N}-])/gu;

/** One address, with the punctuation of a sentence around it. */
const plainEmail = /^[("]?(?!www\.)[\w'+.-]+@[a-z\d-]+(\.[a-z\d-]+)+[).,:;!?"]*$/i;
