import { erasure } from './erasure.ts';
import type { Fault } from './fault.ts';
import { refunds } from './refunds.ts';
import { returns } from './returns.ts';
import { selling } from './selling.ts';

/** The rooms whose tests ask the database. */
export const handMade: Readonly<Record<string, readonly Fault[]>> = { erasure, refunds, returns, selling };
