import { isDatabaseUnavailable } from '@boxwright/storage';
import { FilesUnavailable } from './files/file-store.ts';

/** Whether the cause is an outage and not the request: database or files are out of reach, or the disk is full. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || error instanceof FilesUnavailable || isDiskFull(error);

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
