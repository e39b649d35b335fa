import { type BoxChoice, names, writeChoice } from './box-choice.ts';

/** A choice in the address of its sample's page. The page's path names the variant. */
export const sampleQuery = (choice: BoxChoice): string => withoutVariant(writeChoice(choice)).toString();

/** The query without the variant, which the path names. */
export const withoutVariant = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  rest.delete(names.variant);
  rest.delete(names.like);
  return rest;
};
