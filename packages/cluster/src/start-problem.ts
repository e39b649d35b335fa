/** The database can't be started or reached; the message is one sentence that says how to fix it. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
