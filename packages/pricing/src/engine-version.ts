/** Stored with each quote and order line. Raise it whenever the same input may give another price. */
export const engineVersion = '1.0.0';
