/** A mobile number as it is dialled from anywhere: India's are kept as ten digits. */
export const inIndia = (mobile: string): string => {
  const digits = mobile.replace(/\D/g, '');
  return digits.length === 10 ? `91${digits}` : digits;
};
