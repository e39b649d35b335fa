import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Operations, operations } from '../registry.ts';
import { type Operation, operation, roleFor } from './operation.ts';

test('an operation’s type says who may call it', () => {
  expectTypeOf<Operations['PlaceOrder']['access']>().toEqualTypeOf<'customer'>();
  expectTypeOf<Operations['GetMail']['access']>().toEqualTypeOf<{
    readonly staff: 'mails';
    readonly also: { readonly readInvitations: 'staff' };
  }>();
});

test('an operation of the back office names an existing right', () => {
  const parts = { summary: '', method: 'POST', input: z.null(), output: z.null() } as const;
  operation({ ...parts, access: { staff: 'mails' } });
  // @ts-expect-error: names no right
  operation({ ...parts, access: 'staff' });
  // @ts-expect-error: there is no such right
  operation({ ...parts, access: { staff: 'everything' } });
});

test('an operation that takes a customer’s id declares it, except staff’s operations, which may name any customer', () => {
  const silent = Object.entries(operations as unknown as Record<string, Operation>).flatMap(([name, declared]) => {
    if (roleFor(declared.access) === 'staff') return [];
    const wire = JSON.stringify(z.toJSONSchema(declared.input, { io: 'input', unrepresentable: 'any' }));
    return /"(fld_)?customer_?id":/i.test(wire) && declared.customerIds === undefined ? [name] : [];
  });
  expect(silent).toEqual([]);
});

test('answers that the door may keep are public and the same for everybody', () => {
  const kept = Object.entries(operations as unknown as Record<string, Operation>).filter(([, each]) => each.cacheable);
  expect(kept.length).toBeGreaterThan(4);
  for (const [name, { access, personal }] of kept)
    expect({ name, access, personal }).toEqual({ name, access: 'public' });
});
