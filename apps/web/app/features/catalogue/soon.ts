/**
 * What a list of tiles is loaded with. A page that is opened has its tiles in it, so that it reads without script. A
 * visitor who moves here within the site sees the page at once, with skeletons until the answer is there.
 *
 * Hand its `answer` to `<Await>`: it lies in an object because a loader would wait for a promise that it returns itself.
 */
export const soon = async <T>(request: Request, answer: Promise<T>): Promise<{ readonly answer: T | Promise<T> }> =>
  request.headers.get('sec-fetch-dest') === 'empty' ? { answer } : { answer: await answer };
