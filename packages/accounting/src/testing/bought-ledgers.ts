/** Names of the ledgers of what is bought, beside those of sales. */
export const boughtLedgers = {
  gatewayFees: 'PayU Charges',
  gatewayDisputes: 'Chargebacks',
  inputCgst: 'Input CGST',
  inputSgst: 'Input SGST',
  inputIgst: 'Input IGST',
} as const;
