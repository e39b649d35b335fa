import type { DieOnFile } from './die-on-file.ts';
import type { Goods } from './goods.ts';

/** The die that isn't in the price of goods, because it is paid already or with another line. */
export const dieIn = ({ snapshot }: Goods): DieOnFile | null => (snapshot.kind === 'box' ? snapshot.die : null);
