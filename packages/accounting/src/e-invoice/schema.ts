/** What the schema asks of one value. Lengths of texts, bounds of numbers, both inclusive. */
export interface ValueRule {
  readonly type: 'text' | 'number';
  readonly min: number;
  readonly max: number;
  readonly pattern?: RegExp;
  readonly optional?: true;
  /** What to call it in a sentence, and how to mend it. */
  readonly name: string;
  readonly mend: string;
}

export interface ObjectRule {
  readonly fields: Readonly<Record<string, Rule>>;
  readonly optional?: true;
}

export interface ListRule {
  readonly each: ObjectRule;
  readonly min: number;
  readonly max: number;
  readonly name: string;
}

export type Rule = ValueRule | ObjectRule | ListRule;

const company = 'Mend it under Settings, Company; it applies to invoices that are issued afterwards.';
const buyer = 'The buyer’s billing address has it wrong: mend it in Tally or on the portal, and in their address book.';
const goods = 'Mend it in the catalogue, and on the portal for this invoice.';
const ours = 'Please report this: the shop writes it by itself.';

const text = (name: string, min: number, max: number, mend: string, pattern?: RegExp): ValueRule => ({
  type: 'text',
  min,
  max,
  name,
  mend,
  ...(pattern ? { pattern } : {}),
});
const mayLack = (rule: ValueRule): ValueRule => ({ ...rule, optional: true });
const amount = (name: string, max = 999_999_999_999.99): ValueRule => ({
  type: 'number',
  min: 0,
  max,
  name,
  mend: ours,
});

const gstin = /^[0-9]{2}[0-9A-Z]{13}$/;
const state = /^[0-9]{1,2}$/;
const email = /^[a-zA-Z0-9+_.-]+@[a-zA-Z0-9.-]+$/;
const phone = /^[0-9]{6,12}$/;
const day = /^[0-3][0-9]\/[0-1][0-9]\/20[1-9][0-9]$/;
const documentNumber = /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/;

const pincode = (whose: string, mend: string): ValueRule => ({
  type: 'number',
  min: 100_000,
  max: 999_999,
  name: `the ${whose}’s pincode`,
  mend,
});

const place = (whose: string, mend: string) => ({
  Addr1: text(`the ${whose}’s address`, 1, 100, mend),
  Addr2: mayLack(text(`the second line of the ${whose}’s address`, 3, 100, mend)),
  Loc: text(`the ${whose}’s city`, 3, 50, mend),
  Pin: pincode(whose, mend),
  Stcd: text(`the ${whose}’s state`, 1, 2, mend, state),
});

const contact = (whose: string, mend: string) => ({
  Ph: mayLack(text(`the ${whose}’s telephone number`, 6, 12, mend, phone)),
  Em: mayLack(text(`the ${whose}’s e-mail address`, 6, 100, mend, email)),
});

/**
 * The schema of e-invoices, form GST INV-01 version 1.1 (notification 60/2020, Central Tax), as far as we use it: the
 * lengths, bounds and patterns that the invoice registration portal checks.
 */
export const eInvoiceSchema: ObjectRule = {
  fields: {
    Version: text('the version', 1, 6, ours, /^1\.1$/),
    TranDtls: {
      fields: {
        TaxSch: text('the tax scheme', 3, 10, ours, /^GST$/),
        SupTyp: text('the kind of supply', 3, 10, ours, /^(B2B|SEZWP|SEZWOP|EXPWP|EXPWOP|DEXP)$/),
        RegRev: text('reverse charge', 1, 1, ours, /^[YN]$/),
        IgstOnIntra: text('IGST within the state', 1, 1, ours, /^[YN]$/),
      },
    },
    DocDtls: {
      fields: {
        Typ: text('the kind of document', 3, 3, ours, /^(INV|CRN|DBN)$/),
        No: text('the number', 1, 16, ours, documentNumber),
        Dt: text('the date', 10, 10, ours, day),
      },
    },
    SellerDtls: {
      fields: {
        Gstin: text('the company’s GSTIN', 15, 15, company, gstin),
        LglNm: text('the company’s legal name', 3, 100, company),
        ...place('company', company),
        ...contact('company', company),
      },
    },
    BuyerDtls: {
      fields: {
        Gstin: text('the buyer’s GSTIN', 3, 15, buyer, gstin),
        LglNm: text('the buyer’s name', 3, 100, buyer),
        Pos: text('the place of supply', 1, 2, ours, state),
        ...place('buyer', buyer),
        ...contact('buyer', buyer),
      },
    },
    ShipDtls: {
      optional: true,
      fields: {
        LglNm: text('the name at the delivery address', 3, 100, buyer),
        ...place('delivery address', buyer),
      },
    },
    ItemList: {
      name: 'lines',
      min: 1,
      max: 1000,
      each: {
        fields: {
          SlNo: text('a line’s number', 1, 6, ours, /^[0-9]{1,6}$/),
          PrdDesc: mayLack(text('a line’s description', 3, 300, goods)),
          IsServc: text('whether a line is a service', 1, 1, ours, /^[YN]$/),
          HsnCd: text('the HSN code', 4, 8, goods, /^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$/),
          Qty: amount('a line’s quantity', 9_999_999_999.999),
          Unit: text('a line’s unit', 3, 8, ours),
          UnitPrice: amount('a line’s price of one', 999_999_999_999.999),
          TotAmt: amount('a line’s amount'),
          AssAmt: amount('a line’s taxable value'),
          GstRt: amount('a line’s tax rate', 999.999),
          IgstAmt: amount('a line’s IGST'),
          CgstAmt: amount('a line’s CGST'),
          SgstAmt: amount('a line’s SGST'),
          TotItemVal: amount('a line’s total'),
        },
      },
    },
    ValDtls: {
      fields: {
        AssVal: amount('the taxable value', 99_999_999_999_999),
        CgstVal: amount('the CGST', 99_999_999_999_999),
        SgstVal: amount('the SGST', 99_999_999_999_999),
        IgstVal: amount('the IGST', 99_999_999_999_999),
        TotInvVal: amount('the total', 99_999_999_999_999),
      },
    },
    RefDtls: {
      optional: true,
      fields: {
        PrecDocDtls: {
          name: 'preceding documents',
          min: 1,
          max: 1,
          each: {
            fields: {
              InvNo: text('the number of the invoice', 1, 16, ours, documentNumber),
              InvDt: text('the date of the invoice', 10, 10, ours, day),
            },
          },
        },
      },
    },
  },
};
