import { flushCompileCache } from 'node:module';
import { answerTask } from '../process/work/answer-task.ts';
import { freeMemory } from '../process/work/free-memory.ts';
import { limitMemory } from '../process/work/memory-limit.ts';
import { readyMessage } from '../process/work/task-runner.ts';
import { loadPdfLibraryAtOnce } from './one-file.ts';
import { inspectionTasks } from './tasks.ts';

/** The process that decodes uploaded files, limited to so many MiB. It ends with the shop's process. */
limitMemory(Number(process.argv[2]));
loadPdfLibraryAtOnce();
// Loaded now, what nearly every file needs isn't counted as the first file's time, which is limited.
await Promise.all([
  import('../selling/artwork/inspect/inspect-artwork.ts'),
  import('../selling/artwork/inspect/preflight-file.ts'),
]);
process.on('message', async (message: { name: string; input: unknown }) => {
  const answer = await answerTask(inspectionTasks, message);
  freeMemory();
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
process.send?.(readyMessage);
flushCompileCache(); // it would be kept at its end, but it is killed
