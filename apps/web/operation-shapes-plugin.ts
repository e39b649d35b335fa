import { operationShapes } from '@boxwright/contract';
import type { Plugin } from 'vite';

/** Makes `virtual:operation-shapes` importable: the shapes of all operations, generated at build time. */
export const operationShapesPlugin = (): Plugin => ({
  name: 'boxwright-operation-shapes',
  resolveId: {
    filter: { id: /^virtual:operation-shapes$/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:operation-shapes$/ },
    handler: () => `export const shapes = ${JSON.stringify(operationShapes())};`,
  },
});
