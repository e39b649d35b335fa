const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^(0[1-9]|[12][0-9]|3[0-8]|97|99)[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Whether the text is a well-formed GST identification number with the right check character (base 36, weights 1 and 2,
 * quotient and remainder of each product added up). Capital letters only. It doesn't check that the number is
 * registered.
 */
export function isGstin(text: string): boolean {
  if (!shape.test(text)) return false;
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = digits.indexOf(text.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return text.charAt(14) === digits.charAt((36 - (sum % 36)) % 36);
}
