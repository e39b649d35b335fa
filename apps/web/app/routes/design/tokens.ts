export interface Token {
  readonly name: string;
  readonly value: string;
}

/** The tokens of one kind, such as `color` or `radius`, from the stylesheet. */
export const readTokens = (stylesheet: string, kind: string): readonly Token[] => {
  const line = new RegExp(`^\\s*--${kind}-([a-z][a-z-]*): ([^;]+);`, 'gm');
  return [...stylesheet.matchAll(line)].map(([, name = '', value = '']) => ({ name, value: value.trim() }));
};

/** Contrast ratio of two colours as #rgb or #rrggbb, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]; // sorting keeps both
  return (lighter + 0.05) / (darker + 0.05);
};

const luminance = (colour: string): number => {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
