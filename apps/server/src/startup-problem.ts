/** Something that the person who starts the store has to change. The message says what, in full sentences. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
