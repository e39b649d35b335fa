import { mayDo } from '@boxwright/contract';
import { orderStatusNames } from '@boxwright/orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerTo } from '../../answers.tsx';
import { officePaths } from '../../office-paths.ts';
import type { Command } from '../../ui/CommandField.tsx';
import { runAskedFor } from './commands.ts';

/** How long after the last key the shop is asked, in ms. */
const pause = 200;
/** A letter alone is in too many names. */
const fewestLetters = 2;
/** More are in the list that the search opens. */
const most = 5;

/** The run, the customers and the orders that the typed words find; those of other words are never among them. */
export function useFound(typed: string, role: string): readonly Command[] {
  const search = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pause);
    return () => clearTimeout(timer);
  }, [search]);
  const isAsked = asked === search && search.length >= fewestLetters;
  const runId = runAskedFor(search);
  const run = useQuery({
    ...answerTo('GetRun', { runId: runId ?? 0 }),
    enabled: isAsked && runId !== null && mayDo(role, 'production'),
  });
  const customers = useQuery({
    ...answerTo('FindCustomers', { search, before: null }),
    enabled: isAsked && runId === null && mayDo(role, 'customers'),
  });
  const orders = useQuery({
    ...answerTo('GetDeskOrders', { search }),
    enabled: isAsked && runId === null && mayDo(role, 'orders'),
  });
  if (!isAsked) return [];
  const foundRun = shown(run)?.run;
  const foundCustomers = shown(customers)?.customers ?? [];
  const foundOrders = shown(orders)?.orders ?? [];
  const people = foundCustomers.slice(0, most).map(({ id, name, companyName, mobile }) => ({
    name: `Customer ${[companyName, name, mobile].filter(Boolean).join(', ')}`,
    to: officePaths.officeCustomer(id),
  }));
  const numbers = foundOrders.slice(0, most).map(({ id, number, companyName, customerName, status }) => ({
    name: `Order ${number} of ${companyName || customerName}: ${orderStatusNames[status]}`,
    to: officePaths.officeOrder(id),
  }));
  return [
    ...(foundRun ? [{ name: `Run ${foundRun.code}`, to: officePaths.run(foundRun.id) }] : []),
    // Orders are asked for by numbers, customers by names.
    ...(/\d/.test(search) ? [...numbers, ...people] : [...people, ...numbers]),
  ];
}

/** The answer to what is asked for now. */
const shown = <T>({
  data,
  isPlaceholderData,
}: {
  data?: { ok: true; value: T } | { ok: false } | undefined;
  isPlaceholderData: boolean;
}): T | null => (data?.ok && !isPlaceholderData ? data.value : null);
