import { officePaths } from '../../office-paths.ts';
import { ownPage } from '../session/own-page.ts';

/** The page or file of the back office that required sign-in; null for every other address. */
export const officeAddress = (from: string | null): string | null => {
  const page = ownPage(from);
  return page?.startsWith(`${officePaths.manage}/`) ? page : null;
};
