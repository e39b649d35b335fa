import { isExport } from '@boxwright/money';
import type { AccountDocument } from '../rows.ts';

/** The kind of an export in table 6A: with payment of IGST, or without, under a letter of undertaking. */
export const exportTypeOf = ({ supplyType }: AccountDocument): 'WPAY' | 'WOPAY' =>
  supplyType === 'EXPWOP' ? 'WOPAY' : 'WPAY';

/** What a note to a buyer without registration is about: an export, or a large invoice. */
export const unregisteredNote = ({ supplyType }: AccountDocument): 'EXPWP' | 'EXPWOP' | 'B2CL' =>
  supplyType !== undefined && isExport(supplyType) ? supplyType : 'B2CL';
