/**
 * Breaks web addresses so that mail programs don't turn them into links: inserts a space after each dot that could be
 * part of one, and before `//`. Anybody can enter names and messages that we mail to anybody's address, and the form
 * must not be usable for spam. Plain e-mail addresses, numbers and names of pictures stay unchanged.
 */
export const breakLinks = (words: string): string =>
  mayLink.test(words)
    ? words
        .split(/(\s+)/)
        .map((word) => (plainEmail.test(word) ? word : word.replace(addressDot, '$& ').replace(/:(?=[/\\]{2})/g, ': ')))
        .join('')
    : words;

/** Most texts have no such dot or colon, and needn't be looked at word by word. */
const mayLink = /[.。．｡:]\S/;

/** Includes the Unicode dots that browsers treat as a dot, and not the dot of "logo.png": no address ends like that. */
const addressDot =
  /(?<=[\p{L}\p{M}\p{N}_-])[.。．｡](?=\p{L}[\p{L}\p{M}\p{N}-])(?!(?:png|jpe?g|svg|pdf)(?![\p{L}\p{M}\p{N}_/:@-]|[.。．｡][\p{L}\p{N}]))/giu;

/** A single e-mail address, possibly with punctuation around it. */
const plainEmail = /^[("]?(?!www\.)[\w'+.-]+@[a-z\d-]+(\.[a-z\d-]+)+[).,:;!?"]*$/i;
