import { useSearchParams } from 'react-router';
import { names } from '../../features/configurator/box-choice.ts';

/** The line of the cart that the customiser changes, from the address; null when it adds a new one. */
export const useEditedLine = (): number | null => {
  const [params] = useSearchParams();
  const line = params.get(names.line) ?? '';
  return /^[1-9]\d{0,9}$/.test(line) ? Number(line) : null;
};
