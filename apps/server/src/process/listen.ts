import { StartProblem } from '@boxwright/cluster';
import type { FastifyInstance } from 'fastify';

/** Opens the port. `setting` is the name of the setting for this port. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  setting = 'PORT',
): Promise<void> {
  // The address is printed once everything has started, not in a log line for each network interface.
  const { level } = app.log;
  app.log.level = 'warn';
  try {
    await app.listen({ host, port });
    app.log.level = level;
  } catch (error) {
    throw portProblem(error, host, port, setting) ?? error;
  }
}

/** The sentence about a port that can't be opened; undefined for other errors. */
export function portProblem(error: unknown, host: string, port: number, setting = 'PORT'): StartProblem | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is taken: stop the program that uses it, or set ${setting} to another one.`,
      );
    case 'EACCES':
      return new StartProblem(`Port ${port} may not be opened by this user: set ${setting} to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST ${host} is not an address of this machine: set it to 0.0.0.0 or 127.0.0.1.`);
    default:
      return undefined;
  }
}
