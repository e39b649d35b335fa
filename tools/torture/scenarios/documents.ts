import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@boxwright/testing/random';
import { canaryOf, foreignCanaries } from '../canaries.ts';
import { type Answer, type Client, must, Unanswered } from '../client.ts';
import { damageFiles } from '../damaged-files.ts';
import { brokenPdf, streamsOf, textOfPdf } from '../pdf.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, withShop } from '../shop.ts';
import { addressOf, type Choices, readChoices } from '../things.ts';

const wanted = 10_000;
const customers = 12;
/** Concurrent requests for a document that doesn't exist yet, and again once it does… */
const atOnce = 8;
/** …or for one that is generated for every request. */
const atOnceAnew = 3;
/** …all at once, or while it is being generated and stored for the first request. */
const spreadsMs = [0, 30, 150, 500];
/** Orders that are changed and downloaded concurrently. */
const lanes = 2;

export const documents: Scenario = {
  name: 'documents',
  says: 'parallel first downloads of changed orders, quotations and pictures, while other clients send marked texts',
  minutes: 15,
  run: (trial) => withShop(trial, (shop) => downloadBesideNeighbours(shop, trial)),
};

const downloadBesideNeighbours = async (shop: Shop, trial: Trial): Promise<void> => {
  const { findings, minutes } = trial;
  const end = performance.now() + minutes * 60_000;
  const isOpen = () => performance.now() < end && findings.counted('downloads') < wanted;
  const choices = await readChoices((operation, body) => must(shop.visitor(), operation, body));
  const owners = await Promise.all(Array.from({ length: customers }, () => newOwner(shop, trial.random)));
  let isDone = false;
  const neighbours = Promise.all([1, 2, 3].map(() => chatter(shop, trial, () => !isDone)));
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const own = owners.filter((_owner, index) => index % lanes === lane);
      for (let turn = 0; isOpen(); turn += 1) {
        const owner = own[turn % own.length];
        if (owner) await downloadChanged(shop, trial, owner, choices);
      }
    }),
  );
  isDone = true;
  await neighbours;
  if (trial.isWhole) {
    const got = findings.counted('downloads');
    findings.expect(got >= wanted, `Only ${got} downloads were possible in the time.`);
  }
  const [owner] = owners;
  if (owner) await damageFiles(shop, trial, () => orderDocuments(owner));
  for (const { client } of owners) client.close();
};

export interface Owner {
  readonly client: Client;
  readonly canary: string;
  cartId: number;
  lineId: number;
  orderId: number;
  token: string;
}

const newOwner = async (shop: Shop, random: Random): Promise<Owner> => {
  const client = shop.visitor();
  const email = `${random.word(12)}@owners.example`;
  const password = `Pass1${random.word(10)}`;
  const person = { name: 'Owner', email, mobile: '9840012345', companyName: 'Owners', password };
  await must(client, 'AddCustomer', person);
  await must(client, 'AddwebsiteLogin', { email, password, action: 'Login' });
  return { client, canary: canaryOf(email), cartId: 0, lineId: 0, orderId: 0, token: '' };
};

/** Download paths of an order; the first three documents name the customer. */
const orderDocuments = ({ token }: Owner): string[] =>
  ['order-form', 'order', 'order-sheet', 'key-line'].map((kind) => `/downloads/${kind}/${encodeURIComponent(token)}`);

/** Changes the owner's unpaid order, and downloads all its documents many times at once. */
const downloadChanged = async (shop: Shop, trial: Trial, owner: Owner, choices: Choices): Promise<void> => {
  const { random } = trial;
  const size = { length: random.whole(50, 90), width: random.whole(25, 45), height: random.whole(60, 120) };
  await changeOrder(owner, choices, size, random);
  const quotation = await must<{ address: string }>(shop.visitor(), 'GetQuotation', {
    varientid: random.one(choices.variants),
    boardid: random.one(choices.boards),
    outercoatingid: random.one(choices.coatings),
    quantity: 1000,
    ...size,
    name: owner.canary,
  });
  const picture = `/pictures/box/reverse-tuck-end/${size.length}x${size.width}x${size.height}.svg?look=kokko-72`;
  const papers = [...orderDocuments(owner), quotation.address];
  await Promise.all([...papers, picture].map((path) => downloadAtOnce(shop, trial, owner, path)));
  trial.findings.count('orders changed');
};

const changeOrder = async (owner: Owner, choices: Choices, size: object, random: Random): Promise<void> => {
  const { client, canary } = owner;
  const before = owner.lineId;
  const added = await must<{ order_id: number; cart_line_id: number }>(client, 'AddToCartWebsite', {
    orderid: owner.cartId,
    itemdetails: [{ Item: random.one(choices.variants), Quantity: random.whole(1000, 9000) }],
    boardid: random.one(choices.boards),
    outercoatingid: random.one(choices.coatings),
    ...size,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
    status: 'INCART',
  });
  Object.assign(owner, { cartId: added.order_id, lineId: added.cart_line_id });
  if (before !== 0 && before !== owner.lineId) {
    await must(client, 'DeleteCart', { cartID: owner.cartId, cartlineid: before });
  }
  const marks = { company: canary, name: canary, area: `${random.whole(1, 99)} ${canary} Road` };
  const { addressId } = await must<{ addressId: number }>(client, 'Add_CustomerAddress', addressOf(choices, marks));
  const placed = await must<{ order_id: number }>(client, 'PlaceOrder', {
    cartid: owner.cartId,
    billingaddress: addressId,
    shippingaddress: addressId,
    paymentmode: 'OnlinePayment',
  });
  if (owner.orderId === placed.order_id) return;
  owner.orderId = placed.order_id;
  const rows = await must<{ fld_download_token: string }[]>(client, 'GetWebsiteOrderDetails', {
    whereClause: { fld_order_id: owner.orderId },
  });
  owner.token = rows[0]?.fld_download_token ?? '';
};

const kindOf = (path: string) => /^\/(?:downloads\/)?([a-z-]+)/.exec(path)?.[1] ?? path;

/** All concurrent and later requests must get the same complete document. */
const downloadAtOnce = async (shop: Shop, trial: Trial, owner: Owner, path: string): Promise<void> => {
  const { findings, random } = trial;
  const kind = kindOf(path);
  const spreadMs = random.one(spreadsMs);
  const many = kind === 'quotation' ? atOnceAnew : atOnce;
  const got = await Promise.all(
    Array.from({ length: many }, async () => {
      await wait(random.whole(0, spreadMs));
      return download(shop, trial, path);
    }),
  );
  got.push(...(await Promise.all(Array.from({ length: many }, () => download(shop, trial, path)))));
  const different = new Map<string, Buffer>();
  for (const bytes of got) {
    if (bytes === undefined) continue;
    findings.count('downloads');
    different.set(createHash('sha256').update(bytes).digest('hex'), bytes);
  }
  findings.expect(different.size <= 1, `Downloads of one unchanged ${kind} differ.`);
  for (const bytes of different.values()) await judge(trial, owner, kind, bytes);
};

const download = async (shop: Shop, { findings }: Trial, path: string): Promise<Buffer | undefined> => {
  for (let tries = 0; tries < 20; tries += 1) {
    // A new network address each, because downloads are limited to sixty a minute.
    const visitor = shop.visitor();
    visitor.patienceMs = 60_000;
    const answer: Answer | undefined = await visitor.get(path).catch((error: unknown) => {
      if (error instanceof Unanswered) return undefined;
      throw error;
    });
    visitor.close();
    if (answer?.status === 200) return answer.bytes;
    if (answer?.status !== 503 && answer?.status !== 429) {
      findings.violation(`A document (${kindOf(path)}) was answered ${answer?.status ?? 'not at all'}.`);
      return undefined;
    }
    findings.count(`answered ${answer.status}`);
    await wait(200);
  }
  findings.violation(`A document (${kindOf(path)}) was refused twenty times.`);
  return undefined;
};

const judge = async ({ findings }: Trial, { canary }: Owner, kind: string, bytes: Buffer): Promise<void> => {
  const leaks = (part: Buffer) => foreignCanaries(part, canary).length > 0;
  if (leaks(bytes)) findings.violation(`A document (${kind}) contains another customer's text.`);
  if (kind === 'pictures') {
    const isWhole =
      bytes.subarray(0, 4).toString() === '<svg' && bytes.subarray(-10).toString().trim().endsWith('</svg>');
    findings.expect(isWhole, 'A picture is incomplete.');
    return;
  }
  const broken = brokenPdf(bytes);
  if (broken !== undefined) {
    findings.violation(`A document (${kind}) of ${bytes.length > 0 ? 'some' : 'no'} bytes ${broken}.`);
    return;
  }
  try {
    if (streamsOf(bytes).some(leaks))
      findings.violation(`A document (${kind}) contains another customer's text in a stream.`);
    const text = await textOfPdf(bytes);
    if (leaks(Buffer.from(text))) findings.violation(`A document (${kind}) shows another customer's text.`);
    if (kind !== 'key-line') findings.expect(text.includes(canary), `A document (${kind}) does not name its owner.`);
  } catch {
    findings.violation(`A document (${kind}) can't be decompressed or read.`);
  }
};

/** Other clients that keep sending marked texts, so that these are in the server's memory. */
const chatter = async (shop: Shop, { random: chance, findings }: Trial, isOpen: () => boolean): Promise<void> => {
  const random = chance.fork();
  const client = shop.visitor();
  while (isOpen()) {
    const secret = canaryOf(random.word(8));
    const email = `${secret}@neighbours.example`;
    const sent = random.one<readonly [string, object]>([
      ['AddwebsiteLogin', { email, password: `${secret}A1`.repeat(6), action: 'Login', actiondate: secret.repeat(40) }],
      ['Add_CustomerAddress', { title: 'Shipping', action: 'INSERT', area: secret.repeat(15), name: secret }],
      ['enquiryMailer', { customer_name: secret, customer_email: email, customer_message: secret.repeat(150) }],
      ['RecordEvent', { event: 'view_item', page: `/${secret}`, label: secret }],
    ]);
    client.source = `10.200.${random.whole(0, 255)}.${random.whole(0, 255)}`;
    await client.call(...sent).catch(() => undefined);
    findings.count('requests of other clients');
    await wait(random.whole(0, 30));
  }
  client.close();
};
