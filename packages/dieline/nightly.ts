import { boxStyles } from './src/index.ts';
import { checkPromises } from './src/testing/promises.ts';

/**
 * The promises of every style, tried with many more sizes than the suite has time for. Says how many of them it drew
 * and how many it refused in words; throws with the smallest request that breaks a promise. Run with:
 * node packages/dieline/nightly.ts
 */
const runs = 5000;

for (const style of boxStyles) {
  const { drawn, refused } = checkPromises(style, runs);
  process.stdout.write(`${style.id}: ${drawn} drawn and closed, ${refused} refused\n`);
}
