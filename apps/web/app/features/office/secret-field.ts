/** Whether a field holds a password or a code, which is neither sent back to the form nor kept in the browser. */
export const isSecretField = (name: string): boolean => /password|^code$/i.test(name);
