import { answerTask } from '../../../process/work/answer-task.ts';
import { inspectionTasks } from './inspection-tasks.ts';

/** The process in which uploaded files are decoded. It ends with the shop's. */
process.on('message', async (message: { name: string; input: unknown }) => {
  process.send?.(await answerTask(inspectionTasks, message));
});
process.on('disconnect', () => process.exit());
