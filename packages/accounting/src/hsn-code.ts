/** The digits of an HSN code: `4819 10` is `481910`. */
export const hsnCode = (hsn: string): string => hsn.replace(/\D/g, '');
