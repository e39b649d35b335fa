/** The ten digits of a typed or pasted mobile number, without the prefixes +91, 91 or 0, spaces and dashes. */
export const mobileDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  // A number may itself begin with 91, so a prefix is removed only if it is too long.
  const national =
    digits.length > 11 && digits.startsWith('91')
      ? digits.slice(2)
      : digits.length > 10 && digits.startsWith('0')
        ? digits.slice(1)
        : digits;
  return national.slice(0, 10);
};
