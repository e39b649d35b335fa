/**
 * The form of the file for “Generate Bulk” of the e-way bill portal, as its published description has it: names,
 * mandatory fields, lengths and values, written by hand and not made from our writer.
 */
const text = (maxLength: number, pattern = '') => ({ type: 'string', maxLength, ...(pattern ? { pattern } : {}) });
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const amount = { type: 'number', minimum: 0 };
const state = whole(1, 99);
const pincode = whole(100_000, 999_999);
const day = text(10, '^(0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[0-2])/20[0-9]{2}$');
const dayOrNone = text(10, '^((0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[0-2])/20[0-9]{2})?$');
const gstin = text(15, '^[0-9]{2}[0-9A-Z]{13}$');
const object = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const item = object({
  itemNo: whole(1, 250),
  productName: text(100),
  productDesc: text(100),
  hsnCode: whole(1000, 99_999_999),
  quantity: amount,
  qtyUnit: text(3, '^[A-Z]{3}$'),
  taxableAmount: amount,
  sgstRate: amount,
  cgstRate: amount,
  igstRate: amount,
  cessRate: amount,
  cessNonAdvol: amount,
});

const bill = object({
  userGstin: gstin,
  supplyType: { enum: ['O', 'I'] },
  subSupplyType: whole(1, 12),
  subSupplyDesc: text(20),
  docType: { enum: ['INV', 'BIL', 'BOE', 'CHL', 'OTH'] },
  docNo: text(16, '^[a-zA-Z0-9/-]{1,16}$'),
  docDate: day,
  transType: whole(1, 4),
  fromGstin: gstin,
  fromTrdName: text(100),
  fromAddr1: text(120),
  fromAddr2: text(120),
  fromPlace: text(50),
  fromPincode: pincode,
  fromStateCode: state,
  actualFromStateCode: state,
  toGstin: text(15, '^([0-9]{2}[0-9A-Z]{13}|URP)$'),
  toTrdName: text(100),
  toAddr1: text(120),
  toAddr2: text(120),
  toPlace: text(50),
  toPincode: pincode,
  toStateCode: state,
  actualToStateCode: state,
  totalValue: amount,
  cgstValue: amount,
  sgstValue: amount,
  igstValue: amount,
  cessValue: amount,
  TotNonAdvolVal: amount,
  OthValue: { type: 'number' },
  totInvValue: amount,
  transMode: whole(1, 5),
  transDistance: whole(0, 4000),
  transporterName: text(100),
  transporterId: text(15),
  transDocNo: text(15),
  transDocDate: dayOrNone,
  vehicleNo: text(20),
  vehicleType: { enum: ['R', 'O'] },
  mainHsnCode: whole(1000, 99_999_999),
  itemList: { type: 'array', minItems: 1, maxItems: 250, items: item },
});

export const eWayBillSchema = object({
  version: text(10, '^1\\.0\\.[0-9]{4}$'),
  billLists: { type: 'array', minItems: 1, items: bill },
});
