import { boxStyles } from './src/index.ts';
import { checkPromises } from './src/testing/promises.ts';

/**
 * The promises of every carton, tried with many more sizes than the suite has time for. Ends silently when all hold;
 * throws with the smallest request that breaks one. Run with: node packages/dieline/nightly.ts
 */
const runs = 5000;

for (const style of boxStyles.filter(({ family }) => family === 'tube')) checkPromises(style, runs);
