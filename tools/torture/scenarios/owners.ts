import { setTimeout as wait } from 'node:timers/promises';
import { type Client, dataOf, must } from '../client.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, staff, withShop } from '../shop.ts';

/** The flood makes this many tries of each kind before the owners sign in. */
const floodOfEach = 120;
const strangers = 400;
const lanes = 4;

export const owners: Scenario = {
  name: 'owners',
  says: 'many addresses attack a customer’s and the staff’s accounts; the owners can still sign in',
  minutes: 5,
  run: (trial) => withShop(trial, (shop) => floodAndEnter(shop, trial)),
};

interface Account {
  readonly email: string;
  password: string;
}

const floodAndEnter = async (shop: Shop, trial: Trial): Promise<void> => {
  const { findings, minutes, random } = trial;
  const end = performance.now() + minutes * 60_000;
  const owner: Account = { email: `${random.word(12)}@owners.example`, password: 'Passw0rd1' };
  const known = shop.visitor();
  const person = { name: 'Owner', email: owner.email, mobile: '9840012345', companyName: 'Owners' };
  await must(known, 'AddCustomer', { ...person, password: owner.password });
  await signIn(known, owner);
  await known.call('Logout', {});
  const office = shop.visitor();
  await must(office, 'StaffSignIn', staff);
  const reader = shop.visitor();
  await must(reader, 'StaffSignIn', staff);

  let isOver = false;
  const flood = Promise.all(Array.from({ length: lanes }, () => attack(shop, trial, owner, () => isOver)));
  const least = () => Math.min(...kinds.map((kind) => findings.counted(kind)));
  while (least() < floodOfEach && performance.now() < end) await wait(200);
  if (trial.isWhole) findings.expect(least() >= floodOfEach, 'The flood was too small to test anything.');

  const enter = async (way: string, attempt: () => Promise<string | undefined>) => {
    let problem: string | undefined;
    // A person retries after a moment, but not for long.
    for (let tries = 0; tries < 3; tries += 1) {
      problem = await attempt();
      if (problem === undefined) break;
      await wait(2_000);
    }
    findings.count('ways to sign in that were tried');
    if (problem !== undefined) findings.violation(`${way}: ${problem}`);
  };
  await enter('The owner can’t sign in from their own device', () => signInAs(known, owner));
  await known.call('Logout', {});
  await enter('The owner can’t use the mailed link', () => resetByLink(shop.visitor(), reader, owner));
  await enter('The owner can’t use a mailed code from their own device', () => resetByCode(known, reader, owner));
  await enter('The owner can’t sign in after the reset', () => signInAs(known, owner));
  await enter('Staff can’t sign in from their own device', () => staffSignIn(office));
  await enter('Staff can’t sign in from an address that didn’t take part in the attack', () =>
    staffSignIn(shop.visitor()),
  );
  await enter('A new customer can’t register and sign in', () => registerAnew(shop, trial));
  isOver = true;
  await flood;
};

const kinds = ['wrong passwords', 'tickets', 'codes asked for', 'nonsense codes', 'wrong passwords of staff'] as const;

const attack = async (shop: Shop, { findings, random: chance }: Trial, owner: Account, isOver: () => boolean) => {
  const random = chance.fork();
  const client = shop.visitor();
  let ticket = 'none';
  const tries: Readonly<Record<(typeof kinds)[number], () => Promise<unknown>>> = {
    'wrong passwords': () => client.call('AddwebsiteLogin', { email: owner.email, password: random.word(10) }),
    tickets: async () => {
      const answer = await client.call('Get_SaltByEmailId_ForgotPassword', { email: owner.email });
      ticket = dataOf<{ fld_salt?: string }[]>(answer)?.[0]?.fld_salt ?? ticket;
    },
    'codes asked for': () => client.call('Mailer_ForgotPassword', { email: owner.email }),
    'nonsense codes': () => {
      const OTP = String(random.whole(100_000, 999_999));
      return client.call('VerifyOtp', { email: owner.email, OTP, salt: ticket });
    },
    'wrong passwords of staff': () => client.call('StaffSignIn', { email: staff.email, password: random.word(14) }),
  };
  while (!isOver()) {
    const stranger = random.whole(0, strangers);
    client.source = `10.210.${stranger >> 8}.${stranger & 255}`;
    client.forgetCookies();
    const kind = random.one(kinds);
    await tries[kind]().catch(() => undefined);
    findings.count(kind);
  }
  client.close();
};

const signIn = (client: Client, { email, password }: Account) =>
  must(client, 'AddwebsiteLogin', { email, password, action: 'Login' });

/** The response if the call failed; undefined if it succeeded. */
const problemOf = async (client: Client, operation: string, body: object): Promise<string | undefined> => {
  const answer = await client.call(operation, body);
  if (answer.status >= 200 && answer.status < 300) return undefined;
  return `${operation} answered ${answer.status}, "${dataOf<string>(answer)}"`;
};

const signInAs = (client: Client, { email, password }: Account) =>
  problemOf(client, 'AddwebsiteLogin', { email, password, action: 'Login' });

const staffSignIn = (client: Client) => problemOf(client, 'StaffSignIn', staff);

/** The newest mail to the owner that contains a code. */
const newestMail = async (reader: Client, { email }: Account): Promise<string> => {
  const mails = await must<{ fld_mail_id: number }[]>(reader, 'GetMailbox', { search: email });
  for (const { fld_mail_id } of mails) {
    const { fld_text } = await must<{ fld_text: string }>(reader, 'GetMail', { fld_mail_id });
    if (/\b\d{6}\b/.test(fld_text)) return fld_text;
  }
  return '';
};

/** From an unknown device: the mail is enough to set a new password. */
const resetByLink = async (stranger: Client, reader: Client, owner: Account): Promise<string | undefined> => {
  // Refused if a mail was sent a moment ago; that mail works as well.
  await stranger.call('Mailer_ForgotPassword', { email: owner.email });
  const link = new URLSearchParams(/\/forgetpassword#(\S+)/.exec(await newestMail(reader, owner))?.[1] ?? '');
  const salt = link.get('ticket');
  if (salt === null) return 'the mail contains no link';
  const password = 'Fresh1word';
  const problem = await problemOf(stranger, 'ResetPassword', { email: owner.email, password, salt });
  if (problem === undefined) owner.password = password;
  return problem;
};

const resetByCode = async (known: Client, reader: Client, owner: Account): Promise<string | undefined> => {
  const { email } = owner;
  const answer = await known.call('Get_SaltByEmailId_ForgotPassword', { email });
  const salt = dataOf<{ fld_salt?: string }[]>(answer)?.[0]?.fld_salt;
  if (salt === undefined) return `Get_SaltByEmailId_ForgotPassword answered ${answer.status}`;
  await known.call('Mailer_ForgotPassword', { email });
  const OTP = /\b\d{6}\b/.exec(await newestMail(reader, owner))?.[0] ?? '';
  const wrong = await problemOf(known, 'VerifyOtp', { email, OTP, salt });
  if (wrong !== undefined) return wrong;
  const password = 'Again2word';
  const problem = await problemOf(known, 'ResetPassword', { email, password, salt });
  if (problem === undefined) owner.password = password;
  return problem;
};

const registerAnew = async (shop: Shop, { random }: Trial): Promise<string | undefined> => {
  const client = shop.visitor();
  const account = { email: `${random.word(12)}@new.example`, password: 'Passw0rd1' };
  const person = { name: 'New', mobile: '9840012345', companyName: 'New', ...account };
  const problem = (await problemOf(client, 'AddCustomer', person)) ?? (await signInAs(client, account));
  client.close();
  return problem;
};
