import { redirect } from 'react-router';
import { officePaths } from '../../office-paths.ts';

/** Leads whose session has ended to the sign-in, and then back to the page whose form they sent. */
export function signInAgain(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  // React Router's scripts send the form of a page to the page's address with this ending.
  const page = pathname.replace(/\.data$/, '');
  return redirect(officePaths.staffSignIn(page + search), 303);
}
