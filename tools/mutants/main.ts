import { handMade } from './by-hand/rooms.ts';
import { tryFaults } from './by-hand/try-faults.ts';
import { rooms } from './rooms.ts';
import { installStryker, runStryker } from './run-stryker.ts';

/**
 * Mutation testing: changes one small thing of the code at a time (a mutant) and runs the tests that reach it. A mutant
 * that no test notices shows what is not tested. `npm run mutants` tries all rooms, `npm run mutants money orders` those
 * two. Stryker makes the mutants of rooms without a database; those of rooms that ask it are made by hand. Fails where the
 * tests notice less than 85 %.
 */
const asked = process.argv.slice(2);
const names = [...Object.keys(rooms), ...Object.keys(handMade)];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No room "${unknown.join(', ')}": use ${names.join(', ')}.`);

const lowestScore = 85;
const isAsked = ([name]: readonly [string, unknown]) => asked.length === 0 || asked.includes(name);
const byStryker = Object.entries(rooms).filter(isAsked);
if (byStryker.length > 0 && !(await installStryker())) throw new Error('Stryker could not be installed.');
let isLow = false;
for (const [name, room] of byStryker) {
  if (!(await runStryker(name, room, lowestScore))) isLow = true;
}
for (const [name, faults] of Object.entries(handMade).filter(isAsked)) {
  const noticed = faults.length - (await tryFaults(faults)).length;
  const score = Math.round((100 * noticed) / faults.length);
  console.log(`${name}: ${noticed} of ${faults.length} faults noticed, ${score} %`);
  if (score < lowestScore) isLow = true;
}
// vitest sets it to 1 when a test fails, as a noticed fault wants.
process.exitCode = isLow ? 1 : 0;
