import { parentPort } from 'node:worker_threads';
import { answerTask } from '../process/work/answer-task.ts';
import { threadTasks } from './tasks.ts';

/** Runs the worker thread's tasks. Each message, a task's name and input, gets one reply before the next is sent. */
parentPort?.on('message', async (message) => parentPort?.postMessage(await answerTask(threadTasks, message)));
