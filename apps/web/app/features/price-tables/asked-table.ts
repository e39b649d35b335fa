import type { PriceTableName } from '@boxwright/contract';
import { data } from 'react-router';
import { idIn } from '../../ids.ts';

const names: readonly PriceTableName[] = ['carton', 'sticker', 'delivery'];

/** The table of prices that an address names; other names have no page. */
export function askedTable(name: string): PriceTableName {
  const kind = names.find((each) => each === name);
  if (kind === undefined) throw data('There are no such prices.', { status: 404 });
  return kind;
}

/** The version that an address asks for. */
export function askedVersion(url: URL): { readonly versionId?: number } {
  const versionId = idIn(url.searchParams.get('version'));
  return versionId === undefined ? {} : { versionId };
}
