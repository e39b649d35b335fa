/**
 * Characters that no text may contain: control characters, which nobody types and which PostgreSQL, mails and logs can't
 * handle, and lone surrogates. Tabs and line breaks are allowed; so are the joiners and combining marks of Indian
 * scripts and emoji, which are not control characters.
 */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Whether a text holds only characters that people can type. */
export const isReadable = (text: string): boolean => !unreadable.test(text);

/** Replaces line breaks and tabs by spaces, such as those from a pasted spreadsheet cell. */
export const onOneLine = (text: string): string => text.replace(/[\t\n\r\u2028\u2029]+/g, ' ');
