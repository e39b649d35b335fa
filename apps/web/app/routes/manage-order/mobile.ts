/** A mobile number with its country code. Indian numbers are stored as ten digits. */
export const inIndia = (mobile: string): string => {
  const digits = mobile.replace(/\D/g, '');
  return digits.length === 10 ? `91${digits}` : digits;
};
