import { runChecks } from './checks.ts';

const { failed } = await runChecks();
if (failed.length > 0) process.exitCode = 1;
