/**
 * Defers data on client-side navigation. A full page load awaits it, so that the HTML is complete without JavaScript.
 * On navigation within the site the page shows at once, with skeletons until the data arrives.
 *
 * Pass its `answer` to `<Await>`. It is wrapped in an object because a promise returned by an async loader would be
 * awaited.
 */
export const deferOnNavigation = async <T>(
  request: Request,
  answer: Promise<T>,
): Promise<{ readonly answer: T | Promise<T> }> =>
  request.headers.get('sec-fetch-dest') === 'empty' ? { answer } : { answer: await answer };
