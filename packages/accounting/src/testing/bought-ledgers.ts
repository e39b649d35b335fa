/** Names of the ledgers of what is bought, beside those of sales. */
export const boughtLedgers = {
  gatewayFees: 'PayU Charges',
  gatewayDisputes: 'Chargebacks',
  courierCosts: 'Courier Charges',
  couriers: 'Couriers',
  reverseCharge: 'GST under Reverse Charge',
  inputCgst: 'Input CGST',
  inputSgst: 'Input SGST',
  inputIgst: 'Input IGST',
} as const;
