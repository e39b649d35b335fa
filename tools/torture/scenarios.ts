import type { Scenario } from './scenario.ts';
import { crash } from './scenarios/crash.ts';

/** In the order in which they run. */
export const scenarios: readonly Scenario[] = [crash];
