import { setTimeout as wait } from 'node:timers/promises';
import { Buyer } from '../buyer.ts';
import type { Client } from '../client.ts';
import { compare, drain } from '../compare.ts';
import { ending } from '../endings.ts';
import { Journal } from '../journal.ts';
import { postmasterOf, readDatabase } from '../postgres.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, withShop } from '../shop.ts';
import { type SmallDisk, smallDisk } from '../small-disk.ts';

/** Enough for the database with its WAL and for some minutes of purchases. */
const sizeMiB = 640;
const buyers = 4;
const rounds = 2;
/** Maximum time for any response, including errors. */
const answerMs = 12_000;
/** How long writes may fail while `/readyz` reports ready, before it counts as a violation. */
const graceMs = 6_000;
const recoveryMs = 60_000;

export const disk: Scenario = {
  name: 'disk',
  says: 'fills the disk while customers buy, then frees it, twice',
  minutes: 4,
  run: async (trial) => {
    let small: SmallDisk;
    try {
      small = smallDisk(sizeMiB);
    } catch (error) {
      trial.findings.violation(
        `The scenario did not run: mounting a small file system needs root on Linux (${error}).`,
      );
      return;
    }
    const options = { dataDir: small.path };
    await ending(
      () => withShop(trial, (shop) => fillUnderBuyers(shop, trial, small), options),
      async () => small.remove(),
    );
  },
};

const fillUnderBuyers = async (shop: Shop, trial: Trial, small: SmallDisk): Promise<void> => {
  const { findings, random, minutes, evidence } = trial;
  const journal = new Journal(evidence);
  let isOpen = true;
  let endsAt = Number.POSITIVE_INFINITY;
  let isEnding = false;
  void shop.site().ended.then((how) => {
    if (!isEnding) findings.violation(`The web process ended by itself (${how}).`);
  });
  const means = () => ({ findings, journal, random: random.fork(), until: () => endsAt });
  const shopping = Promise.all(Array.from({ length: buyers }, () => new Buyer(shop, means()).buyWhile(() => isOpen)));
  const phaseMs = (minutes * 60_000) / rounds / 2;
  for (let round = 1; round <= rounds; round += 1) {
    await until(() => findings.counted('payments acknowledged') >= 3 * round, 30_000);
    findings.figure(`free before round ${round}`, `${Math.round(small.freeMiB())} MiB`);
    small.fill();
    findings.count('times the disk was full');
    if (round === rounds) await wearOut(shop, trial);
    await watchFull(shop, trial, small, performance.now() + Math.min(phaseMs, 45_000));
    small.free();
    await expectRecovery(shop, trial);
  }
  isOpen = false;
  endsAt = performance.now() + recoveryMs;
  await shopping;
  isEnding = true;
  if (!findings.expect(await shop.isReady(), 'The shop is not ready, so nothing could be compared.')) return;
  await drain(shop.dataDir, findings);
  await compare(shop.dataDir, journal, findings);
};

const until = async (isSo: () => boolean, patienceMs: number): Promise<boolean> => {
  const end = performance.now() + patienceMs;
  while (!isSo() && performance.now() < end) await wait(100);
  return isSo();
};

/** PostgreSQL shuts down when it can't extend its WAL; this forces it to. */
const wearOut = async (shop: Shop, { findings }: Trial): Promise<void> => {
  const before = postmasterOf(shop.dataDir)?.pid;
  const sql = "select pg_logical_emit_message(false, 'torture', repeat('x', 8000000)), pg_switch_wal()";
  for (let turn = 0; turn < 12; turn += 1) {
    // Fails when the server shuts down, as intended.
    await readDatabase(shop.dataDir, (query) => query(sql)).catch(() => undefined);
  }
  const isGone = await until(() => postmasterOf(shop.dataDir)?.pid !== before, 5_000);
  if (isGone) findings.count('times PostgreSQL gave up');
};

/** While nothing can be stored, every request gets a response in time, and `/readyz` reports the problem. */
const watchFull = async (shop: Shop, { findings }: Trial, small: SmallDisk, end: number): Promise<void> => {
  const visitor = shop.visitor();
  visitor.patienceMs = answerMs;
  let lyingSince: number | undefined;
  let slowestMs = 0;
  while (performance.now() < end) {
    // Also fills the space that the database has freed meanwhile.
    small.fill();
    const begun = performance.now();
    const stored = await storesSomething(visitor);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    findings.count(
      stored === undefined ? 'tries without an answer' : stored ? 'tries that were stored' : 'tries refused',
    );
    const health = await visitor.get('/healthz').catch(() => undefined);
    findings.expect(
      health?.status === 200,
      `/healthz answered ${health?.status ?? 'nothing'} while the disk was full.`,
    );
    if (stored === true || !(await shop.isReady())) lyingSince = undefined;
    else lyingSince ??= performance.now();
    if (lyingSince !== undefined && performance.now() - lyingSince > graceMs) {
      findings.violation('Nothing could be stored, but /readyz reported that the shop is ready.');
      lyingSince = undefined;
    }
    await wait(300);
  }
  findings.figure('slowest answer while the disk was full', `${Math.round(slowestMs)} ms`);
  visitor.close();
};

/** Undefined without a response. */
const storesSomething = async (visitor: Client): Promise<boolean | undefined> => {
  visitor.forgetCookies();
  const form = {
    name: 'Asha',
    email: 'asha@disk.example',
    mobile: '9840012345',
    pincode: '641001',
    carton_type: 'Mono',
  };
  visitor.source = `10.220.${Math.floor(performance.now() / 1000) & 255}.${Math.floor(performance.now()) & 255}`;
  const answer = await visitor.call('monocartonsenquiry', form).catch(() => undefined);
  return answer && answer.status < 500;
};

const expectRecovery = async (shop: Shop, { findings }: Trial): Promise<void> => {
  const begun = performance.now();
  const before = findings.counted('payments acknowledged');
  const isReady = await shop.untilReady(recoveryMs);
  findings.expect(isReady, `The shop was not ready ${recoveryMs / 1000} s after the disk was freed.`);
  const sells = isReady && (await until(() => findings.counted('payments acknowledged') > before, recoveryMs));
  findings.expect(sells, `Nothing was sold within ${recoveryMs / 1000} s after the disk was freed.`);
  if (sells) findings.figure('sold again after', `${Math.round(performance.now() - begun)} ms`);
};
