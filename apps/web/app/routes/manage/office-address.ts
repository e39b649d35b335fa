import { ownPage } from '../../features/session/own-page.ts';
import { paths } from '../../paths.ts';

/** Something of the back office that required sign-in; null for every other address. */
export const officeAddress = (from: string | null): string | null => {
  const page = ownPage(from);
  return page?.startsWith(`${paths.manage}/`) ? page : null;
};
