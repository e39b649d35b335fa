// Values as the schema limits them. Lengths are counted in characters.
const text = (minLength: number, maxLength: number, pattern = '^[^\\\\"]*$') =>
  ({ type: 'string', minLength, maxLength, pattern }) as const;
const oneOf = (...values: string[]) => ({ type: 'string', enum: values }) as const;
const number = (maximum: number, minimum = 0) => ({ type: 'number', minimum, maximum }) as const;
const object = (required: readonly string[], properties: object) =>
  ({ type: 'object', additionalProperties: false, required, properties }) as const;
const list = (items: object, maxItems = 1000) => ({ type: 'array', minItems: 1, maxItems, items }) as const;

const amount = number(999_999_999_999.99);
// In the schema .99, which a number can’t hold.
const sum = number(99_999_999_999_999.98);
const rate = number(999.999);
const quantity = number(9_999_999_999.999);
const day = text(10, 10, '^[0-3][0-9]/[0-1][0-9]/[2][0][1-2][0-9]$');
const gstin = text(15, 15, '^[0-9]{2}[0-9A-Z]{13}$');
const gstinOrNone = text(3, 15, '^([0-9]{2}[0-9A-Z]{13}|URP)$');
const state = text(1, 2, '^(?!0+$)[0-9]{1,2}$');
const pincode = number(999_999, 100_000);

const place = (longestCity: number) => ({
  Addr1: text(1, 100),
  Addr2: text(3, 100),
  Loc: text(3, longestCity),
  Pin: pincode,
  Stcd: state,
});
const names = { LglNm: text(3, 100), TrdNm: text(3, 100) };
const contact = {
  Ph: text(6, 12, '^[0-9]{6,12}$'),
  Em: text(6, 100, '^[a-zA-Z0-9+_.\\-]+@[a-zA-Z0-9.\\-]+$'),
};

const item = object(['SlNo', 'IsServc', 'HsnCd', 'UnitPrice', 'TotAmt', 'AssAmt', 'GstRt', 'TotItemVal'], {
  SlNo: text(1, 6, '^[0-9]{1,6}$'),
  PrdDesc: text(3, 300),
  IsServc: oneOf('Y', 'N'),
  HsnCd: text(4, 8, '^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  Barcde: text(3, 30),
  Qty: quantity,
  FreeQty: quantity,
  Unit: text(3, 8, '^[A-Za-z]{3,8}$'),
  UnitPrice: number(999_999_999_999.999),
  TotAmt: amount,
  Discount: amount,
  PreTaxVal: amount,
  AssAmt: amount,
  GstRt: rate,
  IgstAmt: amount,
  CgstAmt: amount,
  SgstAmt: amount,
  CesRt: rate,
  CesAmt: amount,
  CesNonAdvlAmt: amount,
  StateCesRt: rate,
  StateCesAmt: amount,
  StateCesNonAdvlAmt: amount,
  OthChrg: amount,
  TotItemVal: amount,
  OrdLineRef: text(1, 50),
  OrgCntry: text(2, 2, '^[A-Za-z]{2}$'),
  PrdSlNo: text(1, 20),
});

const precedingDocument = object(['InvNo', 'InvDt'], {
  InvNo: text(1, 16, '^[1-9a-zA-Z][0-9a-zA-Z/\\-]{1,15}$'),
  InvDt: day,
  OthRefNo: text(1, 20),
});

const reference = text(1, 20);
const contract = object([], {
  RecAdvRefr: reference,
  RecAdvDt: day,
  TendRefr: reference,
  ContrRefr: reference,
  ExtRefr: reference,
  ProjRefr: reference,
  PORefr: text(1, 16),
  PORefDt: day,
});

/**
 * The schema of e-invoices: form GST INV-01, version 1.1, notified by 60/2020 (Central Tax), as the National Informatics
 * Centre publishes it for the API "Generate IRN", version 1.03 (einv-apisandbox.nic.in). As a JSON Schema (draft-07) with
 * its names, lengths, bounds, patterns and mandatory fields. The parts for batches, payment terms and
 * attachments are left out: the shop sends none of them, so a field of theirs is refused as unknown.
 */
export const inv01 = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'GST INV-01, version 1.1',
  ...object(['Version', 'TranDtls', 'DocDtls', 'SellerDtls', 'BuyerDtls', 'ItemList', 'ValDtls'], {
    Version: text(1, 6, '^1\\.1$'),
    TranDtls: object(['TaxSch', 'SupTyp'], {
      TaxSch: oneOf('GST'),
      SupTyp: oneOf('B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'),
      RegRev: oneOf('Y', 'N'),
      EcmGstin: gstin,
      IgstOnIntra: oneOf('Y', 'N'),
    }),
    DocDtls: object(['Typ', 'No', 'Dt'], {
      Typ: oneOf('INV', 'CRN', 'DBN'),
      // The portal also refuses small letters, which the schema lets pass.
      No: text(1, 16, '^[A-Z1-9][A-Z0-9/\\-]{0,15}$'),
      Dt: day,
    }),
    SellerDtls: object(['Gstin', 'LglNm', 'Addr1', 'Loc', 'Pin', 'Stcd'], {
      Gstin: gstin,
      ...names,
      ...place(50),
      ...contact,
    }),
    BuyerDtls: object(['Gstin', 'LglNm', 'Pos', 'Addr1', 'Loc', 'Pin', 'Stcd'], {
      Gstin: gstinOrNone,
      ...names,
      Pos: state,
      // The schema lets the pincode be missing; the portal wants one of every buyer in India.
      ...place(100),
      ...contact,
    }),
    DispDtls: object(['Nm', 'Addr1', 'Loc', 'Pin', 'Stcd'], { Nm: text(3, 100), ...place(100) }),
    ShipDtls: object(['LglNm', 'Addr1', 'Loc', 'Pin', 'Stcd'], { Gstin: gstinOrNone, ...names, ...place(100) }),
    ItemList: list(item),
    ValDtls: object(['AssVal', 'TotInvVal'], {
      AssVal: sum,
      CgstVal: sum,
      SgstVal: sum,
      IgstVal: sum,
      CesVal: sum,
      StCesVal: sum,
      Discount: sum,
      OthChrg: sum,
      RndOffAmt: number(99.99, -99.99),
      TotInvVal: sum,
      TotInvValFc: sum,
    }),
    EwbDtls: object(['Distance'], {
      TransId: text(15, 15, '^([0-9]{2}[0-9A-Z]{13})$'),
      TransName: text(3, 100),
      TransMode: oneOf('1', '2', '3', '4'),
      Distance: number(4000),
      TransDocNo: text(1, 15, '^[a-zA-Z0-9/\\-]{1,15}$'),
      TransDocDt: day,
      VehNo: text(4, 20, '^[A-Z0-9]{4,20}$'),
      VehType: oneOf('O', 'R'),
    }),
    ExpDtls: object([], {
      ShipBNo: text(1, 20, '^[0-9a-zA-Z]{1,20}$'),
      ShipBDt: day,
      Port: text(2, 10, '^[0-9A-Za-z]{2,10}$'),
      RefClm: oneOf('Y', 'N'),
      ForCur: text(3, 16),
      CntCode: text(2, 2, '^[A-Z]{2}$'),
      ExpDuty: amount,
    }),
    RefDtls: object([], { InvRm: text(3, 100), PrecDocDtls: list(precedingDocument), ContrDtls: list(contract) }),
  }),
} as const;
