/** Ids of what the shop offers. */
export interface Choices {
  readonly variants: readonly number[];
  readonly boards: readonly number[];
  readonly coatings: readonly number[];
  readonly cityId: number;
}

type Rows = readonly Record<string, unknown>[];

const tamilNadu = 4035;

/** Reads the catalogue with `ask`, which returns an operation's data. */
export const readChoices = async (ask: (operation: string, body: object) => Promise<unknown>): Promise<Choices> => {
  const numbers = async (operation: string, body: object, field: string) =>
    ((await ask(operation, body)) as Rows).map((row) => Number(row[field]));
  const [cityId = 0] = await numbers('GetCity', { stateid: tamilNadu }, 'value');
  return {
    variants: await numbers('GetVariantData', { whereClause: { fld_item_route: 'soap-box' } }, 'fld_variantid'),
    boards: await numbers('GetBoard', {}, 'fld_board_id'),
    coatings: await numbers('GetCoatingdata', { whereClause: { fld_coating_type: 'outer' } }, 'fld_coating_id'),
    cityId,
  };
};

/** An address to ship to; `marks` replace some of its texts. */
export const addressOf = (choices: Choices, marks: { company?: string; name?: string; area?: string } = {}) => ({
  title: 'Shipping',
  action: 'INSERT',
  companyname: marks.company ?? 'Kokko Chocolates',
  name: marks.name ?? 'Asha Raman',
  mobileNo: '9840012345',
  area: marks.area ?? '12 Mill Road',
  pincode: '641001',
  country: 101,
  state: tamilNadu,
  city: choices.cityId,
});
