import type { Scenario } from './scenario.ts';
import { bodies } from './scenarios/bodies.ts';
import { crash } from './scenarios/crash.ts';
import { disk } from './scenarios/disk.ts';
import { documents } from './scenarios/documents.ts';
import { invoices } from './scenarios/invoices.ts';
import { owners } from './scenarios/owners.ts';
import { races } from './scenarios/races.ts';
import { redirects } from './scenarios/redirects.ts';
import { strings } from './scenarios/strings.ts';
import { uploads } from './scenarios/uploads.ts';

/** In the order in which they run. */
export const scenarios: readonly Scenario[] = [
  crash,
  documents,
  bodies,
  strings,
  redirects,
  owners,
  races,
  invoices,
  uploads,
  disk,
];
