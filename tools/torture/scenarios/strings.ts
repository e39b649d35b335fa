import { findOperation, operations, roleFor } from '@boxwright/contract';
import type { Client } from '../client.ts';
import { countsOfOthers } from '../counted-events.ts';
import { bytesOf, evilParts, evilsFor } from '../evil-values.ts';
import { openAddresses } from '../routes.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Scene, setScene } from '../scene.ts';
import { type Place, placesOf, sampleOf, valueAt, withAt } from '../schema-places.ts';
import { type Shop, withShop } from '../shop.ts';

/** Number of concurrent requests. */
const lanes = 6;

export const strings: Scenario = {
  name: 'strings',
  says: 'NUL, lone surrogates, control characters, 64 KB and worse in every field and path segment',
  minutes: 12,
  run: (trial) => withShop(trial, (shop) => writeEverywhere(shop, trial)),
};

/** One request to send, and its name in violations. */
interface Attempt {
  readonly says: string;
  readonly send: (scene: Scene) => Promise<number>;
}

const writeEverywhere = async (shop: Shop, trial: Trial): Promise<void> => {
  const { findings, minutes, random } = trial;
  const end = performance.now() + minutes * 60_000;
  const scene = await setScene(shop, random);
  const attempts = [...intoAddresses(), ...intoForms(scene), ...intoHeaders(), ...intoOperations(scene, trial)];
  // In random order, so that a short run covers a bit of everything.
  const order = attempts.map((attempt) => ({ attempt, at: random.share() })).sort((a, b) => a.at - b.at);
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let item = order[next++]; item && performance.now() < end; item = order[next++]) {
        const { says, send } = item.attempt;
        const status = await send(scene).catch(() => 0);
        findings.count('attempts');
        if (status === 0) findings.violation(`${says} was not answered.`);
        else if (status >= 500) findings.violation(`${says} was answered ${status}.`);
      }
    }),
  );
  if (trial.isWhole)
    findings.expect(next > order.length, `Only ${next} of ${order.length} attempts were possible in the time.`);
  findings.figure('attempts in total', String(order.length));
  await countsOfOthers(shop, trial);
  scene.close();
};

const intoOperations = (scene: Scene, { random }: Trial): Attempt[] =>
  Object.keys(operations).flatMap((name) => {
    const operation = findOperation(name);
    if (operation?.method !== 'POST') return [];
    return placesOf(operation.input).flatMap((place) =>
      intoPlace(scene, name, roleFor(operation.access), place, random.happens(0.5)),
    );
  });

const intoPlace = (scene: Scene, name: string, access: string, place: Place, asCustomer: boolean): Attempt[] => {
  const operation = findOperation(name);
  if (operation === undefined) return [];
  const who = access === 'public' ? (asCustomer && !scene.changesWho(name) ? 'customer' : 'visitor') : access;
  const usual = () => sampleOf(operation.input, scene.known(name));
  return evilsFor(valueAt(usual(), place)).map((evil) => ({
    says: `${name} with ${evil.name} in ${place.join('.')}`,
    send: async () => {
      const client = who === 'staff' ? scene.staff : who === 'customer' ? scene.customer : scene.visitor();
      const body = bytesOf(withAt(usual(), place, evil.value), evil.raw);
      const { status } = await client.send('POST', `/api/${name}`, { body, type: 'application/json' });
      if (status === 401 && who !== 'visitor') await scene.signIn();
      return status;
    },
  }));
};

const intoAddresses = (): Attempt[] =>
  openAddresses.flatMap((address, index) =>
    evilParts.map((part, turn) => {
      const path = address(part);
      // As each role in turn, because visitors are refused before the path is looked up.
      const who = (['visitor', 'customer', 'staff'] as const)[(index + turn) % 3] ?? 'visitor';
      return {
        says: `GET ${address(part.length > 60 ? `${part.slice(0, 12)}… (${part.length} characters)` : part)}`,
        send: async (scene: Scene) => {
          const client: Client = who === 'visitor' ? scene.visitor() : scene[who];
          return (await client.send('GET', '/', { target: path })).status;
        },
      };
    }),
  );

/** Forms that browsers and the payment provider post, with one field after the other replaced, form-encoded. */
const intoForms = ({ forms }: Scene): Attempt[] =>
  forms.flatMap(({ path, fields }) =>
    Object.keys(fields).flatMap((field) =>
      evilParts
        .slice(0, 20)
        .concat('a'.repeat(60_000))
        .map((part) => ({
          says: `POST ${path} with ${part.slice(0, 20)} in ${field}`,
          send: async (scene: Scene) => {
            const others = Object.entries(fields).filter(([name]) => name !== field);
            const body = `${new URLSearchParams(others)}&${field}=${part}`;
            const type = 'application/x-www-form-urlencoded';
            return (await scene.visitor().send('POST', path, { body, type })).status;
          },
        })),
    ),
  );

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { cookie: 'boxwright.session_token=%00; cart=%ED%A0%80; a; =; ;;' },
  { cookie: `cart=${'a'.repeat(7_000)}` },
  { 'idempotency-key': `${'\u0080'.repeat(12)}` },
  { 'idempotency-key': '../../../../etc' },
  { 'if-none-match': 'W/"\u00ff"' },
  { range: 'bytes=0-18446744073709551615,-5' },
  { 'accept-encoding': 'br;q=nan, *;q=-1' },
  { 'accept-language': '-' },
  { 'x-forwarded-for': 'not an address, <script>' },
  { 'x-forwarded-for': '::ffff:999.1.1.1' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'evil.example/%00' },
  { host: 'evil.example:99999' },
  { host: '[::1' },
  { origin: 'null' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded; boundary=\u00e9' },
];

const intoHeaders = (): Attempt[] =>
  oddHeaders.flatMap((headers) =>
    (
      [
        'GET /',
        'GET /login',
        'GET /cart',
        'POST /api/GetCartWebsite',
        'POST /api/AddToCartWebsite',
        'POST /enquiry',
      ] as const
    ).map((target) => ({
      says: `${target} with ${JSON.stringify(headers).slice(0, 80)}`,
      send: async (scene: Scene) => {
        const [method = 'GET', path = '/'] = target.split(' ');
        const sent = method === 'POST' ? { body: '{}', type: 'application/json' } : {};
        return (await scene.visitor().send(method, path, { ...sent, headers })).status;
      },
    })),
  );
