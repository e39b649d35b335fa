import { parentPort } from 'node:worker_threads';
import { answerTask } from '../process/work/answer-task.ts';
import { threadTasks } from './tasks.ts';

/** Runs the worker thread's tasks: a message is a task's name and input, sent one at a time; each gets one reply. */
parentPort?.on('message', async (message) => parentPort?.postMessage(await answerTask(threadTasks, message)));
