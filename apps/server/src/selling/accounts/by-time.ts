/** Merges two lists that are in order of time. */
export async function* byTime<A extends { readonly at: string }, B extends { readonly at: string }>(
  one: AsyncGenerator<A>,
  other: AsyncGenerator<B>,
): AsyncGenerator<A | B> {
  let [first, second] = await Promise.all([one.next(), other.next()]);
  while (!first.done && !second.done) {
    // PostgreSQL writes both in the connection's time zone.
    if (new Date(first.value.at) <= new Date(second.value.at)) {
      yield first.value;
      first = await one.next();
    } else {
      yield second.value;
      second = await other.next();
    }
  }
  for (; !first.done; first = await one.next()) yield first.value;
  for (; !second.done; second = await other.next()) yield second.value;
}
