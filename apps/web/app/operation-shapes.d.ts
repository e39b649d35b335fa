declare module 'virtual:operation-shapes' {
  import type { OperationName, OperationShape } from '@boxwright/contract';
  export const shapes: Readonly<Record<OperationName, OperationShape>>;
}
