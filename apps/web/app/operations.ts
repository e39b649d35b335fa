/** Names and shapes of every operation: a separate module, loaded with the first call. */
export { shapes } from 'virtual:operation-shapes';
