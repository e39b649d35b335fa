/** What to call a field of an e-invoice in a sentence, and how to mend it. */
interface FieldWords {
  readonly name: string;
  readonly mend: string;
}

const company = 'Mend it under Settings, Company; it applies to invoices that are issued afterwards.';
const buyer = 'The buyer’s billing address has it wrong: mend it in Tally or on the portal, and in their address book.';
const goods = 'Mend it in the catalogue, and on the portal for this invoice.';
const ours = 'Please report this: the shop writes it by itself.';

const ofParty = (whose: string): Readonly<Record<string, string>> => ({
  Gstin: `the ${whose}’s GSTIN`,
  LglNm: `the ${whose}’s name`,
  Addr1: `the ${whose}’s address`,
  Addr2: `the second line of the ${whose}’s address`,
  Loc: `the ${whose}’s city`,
  Pin: `the ${whose}’s pincode`,
  Stcd: `the ${whose}’s state`,
  Ph: `the ${whose}’s telephone number`,
  Em: `the ${whose}’s e-mail address`,
});

/** Names by the part of the e-invoice that the field is in. */
const parts: Readonly<Record<string, { readonly names: Readonly<Record<string, string>>; readonly mend: string }>> = {
  DocDtls: { names: { Typ: 'the kind of document', No: 'the number', Dt: 'the date' }, mend: ours },
  SellerDtls: { names: ofParty('company'), mend: company },
  BuyerDtls: { names: ofParty('buyer'), mend: buyer },
  ShipDtls: { names: { ...ofParty('delivery address'), LglNm: 'the name at the delivery address' }, mend: buyer },
  ItemList: { names: { PrdDesc: 'a line’s description', HsnCd: 'the HSN code' }, mend: goods },
  EwbDtls: {
    names: {
      TransId: 'the transporter’s number',
      TransName: 'the transporter’s name',
      TransDocNo: 'the number of the transport document',
      VehNo: 'the vehicle',
      Distance: 'the distance',
    },
    mend: 'Mend it on the page of the order’s e-way bill.',
  },
  RefDtls: {
    names: {
      InvNo: 'the number of the invoice',
      InvDt: 'the date of the invoice',
      PORefr: 'the purchase order number',
    },
    mend: ours,
  },
};

/** The words for the field at a path of the e-invoice, such as `/BuyerDtls/Pin` or `/ItemList/0/HsnCd`. */
export function wordsOfField(path: string): FieldWords {
  const steps = path.split('/').slice(1);
  const part = parts[steps[0] ?? ''];
  const name = part?.names[steps.at(-1) ?? ''];
  if (part === undefined || name === undefined) return { name: `the field ${steps.at(-1) ?? ''}`, mend: ours };
  return { name, mend: part.mend };
}
