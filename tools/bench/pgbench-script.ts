/** The parts that are used of a line of PostgreSQL's log in JSON. */
interface Logged {
  readonly dbname?: string;
  readonly session_id?: string;
  readonly message?: string;
  readonly detail?: string;
}

/**
 * A script for pgbench from PostgreSQL's log in JSON (`log_statement = all`): each statement is prepared once and then
 * executed with its values. One client runs what several connections did, so each transaction comes as a whole at the
 * moment when it ended.
 */
export const pgbenchScript = (log: string): string => {
  const names = new Map<string, string>();
  const open = new Map<string, string[]>();
  const lines: string[] = [];
  for (const { session_id: session = '', message = '', detail } of shopsOwn(log)) {
    const [, sql = ''] = /^(?:execute [^:]*|statement): (.*)$/s.exec(message) ?? [];
    if (sql === '' || /^\s*(LISTEN|UNLISTEN|SET|SHOW)\b/i.test(sql)) continue;
    const command = detail === undefined ? sql : executed(sql, detail, names);
    const transaction = open.get(session);
    if (/^\s*BEGIN/i.test(sql)) open.set(session, [command]);
    else if (transaction === undefined) lines.push(command);
    else {
      transaction.push(command);
      if (!/^\s*(COMMIT|ROLLBACK)\s*;?\s*$/i.test(sql)) continue;
      lines.push(...transaction);
      open.delete(session);
    }
  }
  const prepared = [...names].map(([sql, name]) => `PREPARE ${name} AS ${sql}`);
  return [...prepared, ...lines].map((command) => `${command.trim().replace(/;$/, '')};\n`).join('');
};

const shopsOwn = (log: string): Logged[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => {
      const logged: Logged = JSON.parse(line); // PostgreSQL's own format
      return logged.dbname === 'shop' ? [logged] : [];
    });

const executed = (sql: string, detail: string, names: Map<string, string>): string => {
  const name = names.get(sql) ?? `q${names.size}`;
  names.set(sql, name);
  // As PostgreSQL writes them: $1 = 'it''s', $2 = NULL.
  const values = [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value]) => value);
  return `EXECUTE ${name}(${values.join(', ')})`;
};
