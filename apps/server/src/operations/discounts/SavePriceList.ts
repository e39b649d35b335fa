import { fail, type Input, ok, type Result } from '@boxwright/contract';
import type { PriceListRate } from '@boxwright/money';
import { customersByEmail, inTransaction, listCustomerGroups, savePriceList } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { amountIn, changedMeanwhile, countIn, refuseDays, shareIn } from '../../selling/discounts/typed-terms.ts';

/** Orders that are placed and quotations keep their prices. */
export const SavePriceList: Handler<'SavePriceList'> = async (input, call) => {
  const { id, seen, name, customer: email, groupId, validFrom, validUntil } = input;
  if (name === '') return fail('invalid', 'Please enter a name: buyers read it beside their price.', { field: 'name' });
  const wrongDays = refuseDays(input);
  if (wrongDays) return wrongDays;
  const rates = ratesIn(input.rates);
  if (!rates.ok) return rates;
  if ((email === '') === (groupId === null)) {
    return fail('invalid', 'Please choose a group, or enter the e-mail of one customer.', { field: 'customer' });
  }
  return inTransaction(call.services.db, async (tx) => {
    const [customer] = email === '' ? [] : await customersByEmail(tx, [email.trim()]);
    if (email !== '' && !customer) {
      return fail('invalid', 'There is no customer with this e-mail.', { field: 'customer' });
    }
    if (groupId !== null && !(await listCustomerGroups(tx)).some((group) => group.id === groupId)) {
      return fail('invalid', 'There is no such group.', { field: 'groupId' });
    }
    const terms = { customerId: customer?.id ?? null, groupId, rates: rates.value, validFrom };
    const saved = await savePriceList(tx, { id, seen }, { name, ...terms, validUntil: validUntil || null });
    if (!saved) return changedMeanwhile;
    await noted(tx, call, 'SavePriceList', ['price-list', saved.id, `Price list ${name}`], {
      after: { rates: rates.value.length, valid_from: validFrom, valid_until: validUntil },
    });
    return ok({ id: saved.id, name });
  });
};

/** The rates that were typed; rows without a share are left out. */
function ratesIn(typed: Input<'SavePriceList'>['rates']): Result<PriceListRate[]> {
  const rates: PriceListRate[] = [];
  for (const [index, { kind, percent, fromQuantity, fromAmount }] of typed.entries()) {
    if (percent === '') continue;
    const percentBps = shareIn(percent);
    const [quantity, amount] = [countIn(fromQuantity), amountIn(fromAmount)];
    const refuse = (text: string, field: string) => fail('invalid', text, { field: `${field}-${index + 1}` });
    if (percentBps === null) return refuse('Please enter a share from 0.01 to 90 %.', 'percent');
    if (quantity === null) return refuse('Please enter a number of pieces, or nothing.', 'fromQuantity');
    if (amount === null) return refuse('Please enter an amount in rupees, or nothing.', 'fromAmount');
    rates.push({ kind, percentBps, fromQuantity: quantity, fromPaise: amount });
  }
  if (rates.length === 0) return fail('invalid', 'Please enter at least one share.', { field: 'percent-1' });
  return ok(rates);
}
