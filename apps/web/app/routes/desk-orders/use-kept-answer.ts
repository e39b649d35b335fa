import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The answer to the form posted last, for as long as its list is shown. React Router drops it when the list is
 * reloaded, and new orders reload the list at any moment.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (answer !== kept.answer || key !== kept.key)) setKept({ key, answer });
  return key === kept.key ? kept.answer : undefined;
}
