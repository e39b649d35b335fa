import { answerTask } from '../process/work/answer-task.ts';
import { limitMemory } from '../process/work/memory-limit.ts';
import { inspectionTasks } from './tasks.ts';

/** The process that decodes uploaded files, limited to so many MiB. It ends with the shop's process. */
limitMemory(Number(process.argv[2]));
process.on('message', async (message: { name: string; input: unknown }) => {
  process.send?.(await answerTask(inspectionTasks, message));
});
process.on('disconnect', () => process.exit());
