import { execFile } from 'node:child_process';

/** A large file on a busy machine. */
const longestMs = 120_000;

/** What scanners of viruses answer by convention, among them ClamAV's. */
const foundStatus = 1;

/**
 * Has a received file looked at by the configured program, which gets its path as the last argument and nothing of our
 * environment.
 *
 * @param command program and arguments; null where none is configured
 * @returns whether the file may be used
 * @throws where the program fails or doesn't answer
 */
export const passesScan = (command: readonly string[] | null, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const [program, ...given] = command ?? [];
    if (program === undefined) return resolve(true);
    execFile(program, [...given, path], { env: {}, timeout: longestMs }, (error) => {
      if (error === null) resolve(true);
      else if (error.code === foundStatus) resolve(false);
      else reject(error);
    });
  });
