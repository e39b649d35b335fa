import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@boxwright/testing/random';
import { startSite } from '../../site.ts';
import { Buyer } from '../buyer.ts';
import { compare, drain } from '../compare.ts';
import { Journal } from '../journal.ts';
import { backendsOf, postmasterOf } from '../postgres.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Shop, withShop } from '../shop.ts';

const buyers = 8;
const killsAMinute = 6;
/** Maximum time until the shop is ready again after a kill. */
const recoveryMs = 45_000;
/** Time for buyers to finish their purchases after the last kill. */
const finishMs = 90_000;

type Victim = 'web process' | 'backend' | 'postmaster';

/** Weights: the web process is killed less often, because there is nothing else to kill during its slow start. */
const victims: readonly Victim[] = ['web process', 'backend', 'backend', 'postmaster', 'postmaster'];

export const crash: Scenario = {
  name: 'crash',
  says: 'web process, backends and postmaster killed at random instants under eight buying customers',
  minutes: 10,
  run: (trial) => withShop(trial, (shop) => killUnderBuyers(shop, trial)),
};

const killUnderBuyers = async (shop: Shop, trial: Trial): Promise<void> => {
  const { findings, random, minutes, evidence } = trial;
  const journal = new Journal(evidence);
  const closesAt = performance.now() + minutes * 60_000;
  const keeper = new Keeper(shop, trial);
  const means = () => ({ findings, journal, random: random.fork(), until: () => closesAt + finishMs });
  const shopping = Promise.all(
    Array.from({ length: buyers }, () => new Buyer(shop, means()).buyWhile(() => performance.now() < closesAt)),
  );
  await keeper.killUntil(closesAt);
  await keeper.recovers('the last kill');
  await shopping;
  keeper.rest();
  const kills = findings.counted('kills');
  if (trial.isWhole) findings.expect(kills >= killsAMinute * minutes, `Only ${kills} kills were possible in the time.`);
  if (!findings.expect(await shop.isReady(), 'The shop did not come back, so nothing could be compared.')) return;
  await drain(shop.dataDir, findings);
  await compare(shop.dataDir, journal, findings);
  await refuseSecond(shop, trial);
};

/** Kills processes, and acts as the init system: it restarts the web process and nothing else. */
class Keeper {
  readonly #shop: Shop;
  readonly #trial: Trial;
  readonly #random: Random;
  #isKilled = false;
  #isResting = false;
  #slowestMs = 0;

  constructor(shop: Shop, trial: Trial) {
    this.#shop = shop;
    this.#trial = trial;
    this.#random = trial.random.fork();
    void this.#keepAlive();
  }

  async killUntil(end: number): Promise<void> {
    const random = this.#random;
    while (performance.now() < end) {
      await wait(random.whole(1_000, 6_000));
      const victim = random.one(victims);
      await this.#kill(victim);
      // Sometimes the next kill comes before the shop has recovered.
      if (random.happens(0.8)) await this.recovers(`a killed ${victim}`);
    }
  }

  async recovers(from: string): Promise<void> {
    const begun = performance.now();
    if (await this.#shop.untilReady(recoveryMs)) {
      this.#slowestMs = Math.max(this.#slowestMs, performance.now() - begun);
      this.#trial.findings.figure('slowest recovery', `${Math.round(this.#slowestMs)} ms`);
      return;
    }
    const seconds = recoveryMs / 1000;
    this.#trial.findings.violation(`The shop was not ready ${seconds} s after ${from}, and had to be started by hand.`);
    this.#isKilled = true;
    await this.#shop.site().kill();
    await this.#shop.untilReady(recoveryMs);
  }

  rest(): void {
    this.#isResting = true;
  }

  async #kill(victim: Victim): Promise<void> {
    const { findings } = this.#trial;
    if (victim === 'web process') {
      this.#isKilled = true;
      await this.#shop.site().kill();
    } else {
      const { dataDir } = this.#shop;
      const postmaster = postmasterOf(dataDir)?.pid;
      const pid = victim === 'postmaster' ? postmaster : this.#random.one(backendsOf(dataDir));
      if (pid === undefined) return;
      const signal = victim === 'backend' && this.#random.happens(0.5) ? 'SIGTERM' : 'SIGKILL';
      try {
        process.kill(pid, signal);
      } catch {
        return; // already ended
      }
    }
    findings.count('kills');
    findings.count(`${victim} killed`);
  }

  async #keepAlive(): Promise<void> {
    const { findings } = this.#trial;
    for (let failures = 0; !this.#isResting; ) {
      const how = failures === 0 ? await this.#shop.site().ended : 'did not start';
      if (this.#isResting) return;
      if (!this.#isKilled) findings.violation(`The web process ended by itself (${how}).`);
      this.#isKilled = false;
      await wait(200);
      try {
        await this.#shop.start();
        failures = 0;
        findings.count('starts by the init system');
      } catch (error) {
        failures += 1;
        findings.count('starts that failed');
        // PostgreSQL may be killed while the shop waits for it; an init system tries again.
        this.#isKilled = true;
        if (failures === 5) findings.violation(`The shop could not be started five times in a row: ${error}`);
        await wait(1_000);
      }
    }
  }
}

/** A second server must still be refused on the data of the first. */
const refuseSecond = async (shop: Shop, { findings }: Trial): Promise<void> => {
  const second = await startSite(shop.dataDir).catch(() => undefined);
  findings.expect(second === undefined, 'A second server started on the data of the first.');
  await second?.stop();
  findings.expect(await shop.isReady(), 'The first server lost its database to a second one.');
};
