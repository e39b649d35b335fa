/** The ten digits of a mobile as it was typed, pasted or filled in: with +91, 91 or 0 before it, blanks and dashes. */
export const mobileDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  // A number may begin with 91 itself: only what is too long has a prefix.
  const national =
    digits.length > 11 && digits.startsWith('91')
      ? digits.slice(2)
      : digits.length > 10 && digits.startsWith('0')
        ? digits.slice(1)
        : digits;
  return national.slice(0, 10);
};
