/** Millimetres with three decimals at most, and no minus before zero. */
export const toThousandths = (millimetres: number): number => Math.round(millimetres * 1000) / 1000 + 0;
