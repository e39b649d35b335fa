/**
 * The form of GSTR-1 as the GST portal takes it from its offline tool (version 3.2), as far as a shop of goods fills it:
 * names, mandatory fields, lengths and patterns, by hand from the published description. Not made from our writer.
 */
const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const list = (items: object) => ({ type: 'array', minItems: 1, items });
const pattern = (text: string) => ({ type: 'string', pattern: text });
const oneOf = (...values: readonly unknown[]) => ({ enum: values });

const amount = { type: 'number', minimum: 0 };
/** Sums of what isn't listed by itself may be below zero, by credit notes. */
const sum = { type: 'number' };
const gstin = pattern('^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$');
const number = pattern('^[a-zA-Z0-9/-]{1,16}$');
const day = pattern('^(0[1-9]|[12][0-9]|3[01])-(0[1-9]|1[0-2])-20[0-9]{2}$');
const place = pattern('^(0[1-9]|[12][0-9]|3[0-8]|96|97)$');
const rate = oneOf(0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40);
const count = { type: 'integer', minimum: 1 };

const taxes = { iamt: sum, camt: sum, samt: sum };
const detail = object({ txval: sum, rt: rate, ...taxes, csamt: sum }, ['iamt', 'camt', 'samt']);
const items = list(object({ num: count, itm_det: detail }));
const registered = { pos: place, rchrg: oneOf('Y', 'N'), inv_typ: oneOf('R', 'DE', 'SEWP', 'SEWOP', 'CBW') };
const note = { ntty: oneOf('C', 'D'), nt_num: number, nt_dt: day, val: amount };
const goods = list(
  object({
    num: count,
    hsn_sc: pattern('^[0-9]{4,8}$'),
    uqc: oneOf('PCS'),
    qty: amount,
    rt: rate,
    txval: sum,
    ...taxes,
    csamt: sum,
  }),
);

export const gstr1Schema = object(
  {
    gstin,
    fp: pattern('^(0[1-9]|1[0-2])20[0-9]{2}$'),
    version: pattern('^GST3\\.[0-9](\\.[0-9])?$'),
    hash: oneOf('hash'),
    b2b: list(
      object({ ctin: gstin, inv: list(object({ inum: number, idt: day, val: amount, ...registered, itms: items })) }),
    ),
    b2cl: list(object({ pos: place, inv: list(object({ inum: number, idt: day, val: amount, itms: items })) })),
    b2cs: list(
      object(
        { sply_ty: oneOf('INTRA', 'INTER'), typ: oneOf('OE'), pos: place, rt: rate, txval: sum, ...taxes, csamt: sum },
        ['iamt', 'camt', 'samt'],
      ),
    ),
    exp: list(
      object({
        exp_typ: oneOf('WPAY', 'WOPAY'),
        inv: list(
          object(
            {
              ...{ inum: number, idt: day, val: amount, sbpcode: pattern('^[a-zA-Z0-9]{1,6}$') },
              ...{ sbnum: pattern('^[0-9]{3,7}$'), sbdt: day },
              itms: list(object({ txval: amount, rt: rate, iamt: amount, csamt: amount })),
            },
            ['sbpcode', 'sbnum', 'sbdt'],
          ),
        ),
      }),
    ),
    cdnr: list(object({ ctin: gstin, nt: list(object({ ...note, ...registered, itms: items })) })),
    cdnur: list(object({ typ: oneOf('B2CL', 'EXPWP', 'EXPWOP'), ...note, pos: place, itms: items })),
    hsn: object({ hsn_b2b: goods, hsn_b2c: goods }, ['hsn_b2b', 'hsn_b2c']),
    doc_issue: object({
      doc_det: list(
        object({
          doc_num: { type: 'integer', minimum: 1, maximum: 12 },
          doc_typ: { type: 'string' },
          docs: list(
            object({
              num: count,
              from: number,
              to: number,
              totnum: count,
              cancel: { type: 'integer', minimum: 0 },
              net_issue: count,
            }),
          ),
        }),
      ),
    }),
  },
  ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'hsn', 'doc_issue'],
);
