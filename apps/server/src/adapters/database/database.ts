import { StartProblem } from '@boxwright/cluster';
import { type Connection, connect, migrate, sqlStateOf, takesWrites } from '@boxwright/storage';
import type { Logger } from 'pino';
import { startEmbedded } from './embedded.ts';
import type { DatabaseState } from './keep-running.ts';

export interface DatabaseOptions {
  /** Address of an external PostgreSQL; without it the embedded one in `dataDir` is started. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Whether statements are prepared at an external PostgreSQL. */
  prepares?: boolean;
  /** Size of this process's connection pool. */
  max?: number;
  log: Logger;
}

export interface Database extends Connection {
  /** For other processes of this server: the embedded database's address, or DATABASE_URL. */
  url: string;
  /** State of the embedded PostgreSQL; an external one counts as running. */
  state: () => DatabaseState;
}

/**
 * The store's database, reachable and with the tables of this version. `close` waits for running queries and stops the
 * embedded PostgreSQL. Throws `StartProblem` or `MigrationProblem`, with a sentence that says what to do.
 */
export async function openDatabase({ databaseUrl, dataDir, prepares, max, log }: DatabaseOptions): Promise<Database> {
  const embedded = databaseUrl === undefined ? await startEmbedded(dataDir, log) : undefined;
  const url = embedded?.url ?? databaseUrl ?? '';
  if (!embedded) refuseOddAddress(url);
  const connection = connect(url, { max, prepares: embedded ? true : prepares });
  const close = async () => {
    await connection.close();
    await embedded?.close();
  };
  try {
    await reach(connection, url);
    await migrate(connection);
    return { ...connection, url, state: embedded?.state ?? (() => ({ is: 'running' })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function refuseOddAddress(url: string): void {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new StartProblem(
      'DATABASE_URL is no PostgreSQL address: write it as postgres://user:password@host:5432/name.',
    );
  }
}

async function reach({ db }: Connection, url: string): Promise<void> {
  const takes = await takesWrites(db).catch((error: unknown) => {
    throw reachProblem(error, new URL(url));
  });
  if (takes) return;
  throw new StartProblem(
    `PostgreSQL at ${new URL(url).host} is read-only, as a standby is: promote it, or correct DATABASE_URL.`,
  );
}

function reachProblem(error: unknown, { host, pathname, username }: URL): StartProblem {
  const name = decodeURIComponent(pathname.slice(1));
  switch (sqlStateOf(error) ?? systemCode(error)) {
    case '28P01':
    case '28000':
      return new StartProblem(
        `PostgreSQL at ${host} refuses the user ${username}: correct the name and password in DATABASE_URL.`,
      );
    case '3D000':
      return new StartProblem(`PostgreSQL at ${host} has no database ${name}: create it, or correct DATABASE_URL.`);
    case '53300':
      return new StartProblem(
        `PostgreSQL at ${host} has no connections left: close some, or raise its max_connections.`,
      );
    case '57P03':
      return new StartProblem(`PostgreSQL at ${host} is starting up: try again in a moment.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(`The host ${host} of DATABASE_URL is not known: correct it, or check the network.`);
    case 'ECONNREFUSED':
      return new StartProblem(`Nothing answers at ${host}: start PostgreSQL there, or correct DATABASE_URL.`);
    default:
      return new StartProblem(
        `PostgreSQL at ${host} can't be reached (${reasonOf(error)}): check DATABASE_URL and the network.`,
      );
  }
}

/** Node's code of a failed connection, also where several addresses were tried. */
function systemCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at instanceof AggregateError ? at.errors[0] : at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

const reasonOf = (error: unknown) => (error instanceof Error && error.message ? error.message : 'no answer');
