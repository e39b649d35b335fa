/**
 * Stored with each quote and order line. Raise it whenever the same input may give another price.
 *
 * - 1.1.0: under a side narrower than 18 mm the glue flap is narrower, so thin cartons may take less board.
 * - 2.0.0: cartons nest by their true outlines, so more of them fit a sheet; more styles have a price.
 */
export const engineVersion = '2.0.0';
