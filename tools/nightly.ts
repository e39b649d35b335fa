import { runProgram } from './command.ts';

/** The promises of drawings, then of prices, with far more random boxes than the suite has time for. */
process.exitCode =
  (await runProgram('node', ['packages/dieline/nightly.ts'])) ||
  (await runProgram('node', ['packages/pricing/nightly.ts']));
