/** `quotation-QTN-26-27-000123.pdf`. */
export const quotationFileName = ({ number }: { readonly number: string }): string =>
  `quotation-${number.replaceAll('/', '-')}.pdf`;
