import { boxStyles } from './src/index.ts';
import { checkProperties } from './src/testing/properties.ts';

/**
 * Checks the properties of every style with many more sizes than the test suite has time for. Prints how many requests
 * were drawn and how many refused; throws with the smallest request that breaks a property. Run with: node
 * packages/dieline/nightly.ts
 */
const runs = 5000;

for (const style of boxStyles) {
  const { drawn, refused } = checkProperties(style, runs);
  process.stdout.write(`${style.id}: ${drawn} drawn and closed, ${refused} refused\n`);
}
