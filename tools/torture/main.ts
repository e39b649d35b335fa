import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@boxwright/testing/random';
import { buildWebIfStale } from '../web-build.ts';
import { endEverything } from './endings.ts';
import { Findings } from './findings.ts';
import { readOptions } from './options.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/**
 * `npm run torture` runs all scenarios one after the other, each against its own shop; `npm run torture crash
 * --seed=123 --minutes=10` runs one. The same seed gives the same random choices; timing still differs.
 */
const options = readOptions(process.argv.slice(2), process.env, Date.now() % 1_000_000_000);
const unknown = options.names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}: use ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
if (!(await buildWebIfStale())) throw new Error('The web app could not be built; the messages above say why.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endEverything().finally(() => process.exit(130)));
}

const run = async ({ name, says, minutes, run: work }: Scenario): Promise<boolean> => {
  const evidence = mkdtempSync(join(tmpdir(), `boxwright-torture-${name}-`));
  const findings = new Findings();
  const given = options.minutes ?? minutes;
  console.log(`\n${name}: ${says}\n  seed: ${options.seed}, at most ${given} minutes`);
  const begun = performance.now();
  const isWhole = given >= minutes;
  await work({ random: seeded(options.seed), findings, minutes: given, isWhole, evidence }).catch((error: unknown) => {
    findings.violation(`The scenario was aborted: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  });
  for (const line of findings.lines()) console.log(line);
  writeFileSync(join(evidence, 'violations.txt'), findings.sentences().join('\n'));
  const isFine = findings.violations === 0;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `  ${isFine ? 'passed' : 'FAILED'} in ${seconds} s${isFine ? '' : `; logs and journal are in ${evidence}`}`,
  );
  if (isFine) rmSync(evidence, { recursive: true, force: true });
  return isFine;
};

const asked = scenarios.filter(({ name }) => options.names.length === 0 || options.names.includes(name));
let passed = 0;
for (const scenario of asked) if (await run(scenario)) passed += 1;
console.log(`\n${passed} passed, ${asked.length - passed} failed`);
process.exit(passed === asked.length ? 0 : 1);
