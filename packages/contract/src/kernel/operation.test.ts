import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Operations, operations } from '../registry.ts';
import { type Operation, operation } from './operation.ts';

test('who may call an operation is known of its type', () => {
  expectTypeOf<Operations['PlaceOrder']['access']>().toEqualTypeOf<'customer'>();
  expectTypeOf<Operations['GetMail']['access']>().toEqualTypeOf<{ readonly staff: 'mails' }>();
});

test('an operation of the back office names a right that there is', () => {
  const parts = { summary: '', method: 'POST', input: z.null(), output: z.null() } as const;
  operation({ ...parts, access: { staff: 'mails' } });
  // @ts-expect-error: it names no right
  operation({ ...parts, access: 'staff' });
  // @ts-expect-error: there is no such right
  operation({ ...parts, access: { staff: 'everything' } });
});

test('an operation that takes the id of a customer says so, except those of the staff, who name any', () => {
  const silent = Object.entries(operations as unknown as Record<string, Operation>).flatMap(([name, declared]) => {
    if (typeof declared.access === 'object') return [];
    const wire = JSON.stringify(z.toJSONSchema(declared.input, { io: 'input', unrepresentable: 'any' }));
    return /"(fld_)?customer_?id":/i.test(wire) && declared.customerIds === undefined ? [name] : [];
  });
  expect(silent).toEqual([]);
});

test('what the door may keep is public and the same for everybody', () => {
  const kept = Object.entries(operations as unknown as Record<string, Operation>).filter(([, each]) => each.cacheable);
  expect(kept.length).toBeGreaterThan(4);
  for (const [name, { access, personal }] of kept)
    expect({ name, access, personal }).toEqual({ name, access: 'public' });
});
