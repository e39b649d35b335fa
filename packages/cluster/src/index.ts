export {
  type Cluster,
  clusterUrl,
  describeCluster,
  initialiseCluster,
  startCluster,
  stopCluster,
} from './cluster.ts';
export { makeFolder } from './make-folder.ts';
export { findPostmaster, isPostgres, type Postmaster } from './postmaster.ts';
export { findProcess } from './process.ts';
export { StartProblem } from './start-problem.ts';
