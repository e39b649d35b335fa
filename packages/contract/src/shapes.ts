import type { Operation } from './kernel/operation.ts';
import type { OperationShape } from './kernel/shape.ts';
import { operationShape } from './kernel/shape-of.ts';
import { type OperationName, operations } from './registry.ts';

/** What browsers need to know of every operation. Plain data, written into the site's build. */
export const operationShapes = (): Readonly<Record<OperationName, OperationShape>> =>
  Object.fromEntries(
    Object.entries(operations as unknown as Readonly<Record<string, Operation>>).map(([name, operation]) => [
      name,
      operationShape(operation),
    ]),
  ) as Readonly<Record<OperationName, OperationShape>>; // one for each operation, as in the list above
