import { races as allRaces, type Caller, type RaceShop, tryAtOnce } from '@boxwright/testing';
import { hiddenFields, returnAddress } from '../../sandbox-page.ts';
import { type Client, dataOf, must } from '../client.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, staff, withShop } from '../shop.ts';

const triesAtOnce = 50;

export const races: Scenario = {
  name: 'races',
  says: `each pair of a price and what it rests on, pressed at the same moment by ${triesAtOnce} customers`,
  minutes: 15,
  run: (trial) => withShop(trial, (shop) => runAll(shop, trial)),
};

const runAll = async (shop: Shop, { findings, minutes, random }: Trial): Promise<void> => {
  const end = performance.now() + minutes * 60_000;
  const office = shop.visitor();
  await must(office, 'StaffSignIn', staff);
  const customers: Client[] = [];
  const raceShop: RaceShop = {
    async customer() {
      const client = shop.visitor();
      customers.push(client);
      const account = { email: `${random.word(14)}@races.example`, password: 'Passw0rd1' };
      const person = { name: 'Meena Sundaram', mobile: '9840012345', companyName: 'Meena Soaps' };
      const { customerid } = await must<{ customerid: number }>(client, 'AddCustomer', { ...person, ...account });
      await must(client, 'AddwebsiteLogin', { ...account, action: 'Login' });
      return { ...callerOf(client), id: customerid };
    },
    staff: callerOf(office),
    pay: (_, payment) => payInSandbox(office, payment),
  };
  for (const race of allRaces) {
    if (performance.now() > end) {
      findings.violation(`There was no time for: ${race.name}.`);
      continue;
    }
    const wrong = await tryAtOnce(raceShop, race, triesAtOnce);
    findings.count('tries', triesAtOnce);
    findings.figure(race.name, `${wrong.length} of ${triesAtOnce} wrong`);
    for (const sentence of wrong) findings.violation(sentence);
    for (const client of customers.splice(0)) client.close();
  }
};

const callerOf = (client: Client): Caller => ({
  async call(operation, body) {
    const answer = await client.call(operation, body);
    return { status: answer.status, data: dataOf(answer) };
  },
});

/** Pays on the sandbox's page, as a browser does. */
const payInSandbox: (browser: Client, payment: Parameters<RaceShop['pay']>[1]) => Promise<void> = async (
  browser,
  { txnid, action, fields },
) => {
  await browser.form(action, fields);
  const { text } = await browser.form(new URL('_outcome', action).href, { txnid, outcome: 'success' });
  const { status } = await browser.form(returnAddress(text), hiddenFields(text));
  if (status >= 400) throw new Error(`The return from the payment page answered ${status}.`);
};
