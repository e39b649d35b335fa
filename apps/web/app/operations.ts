/** What is fetched with the first call: a module of its own, so that the contract's light parts don't bring the schemas along. */
export { findOperation, operations } from '@boxwright/contract';
