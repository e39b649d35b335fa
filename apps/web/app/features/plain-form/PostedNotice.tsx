/**
 * Says above the next form what a form that was posted without JavaScript has done; with JavaScript a toast says it.
 */
export function PostedNotice({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p
      role="status"
      tabIndex={-1}
      data-notice
      className="mb-6 rounded-md border border-teal bg-teal-soft px-4 py-3 font-medium text-teal"
    >
      {text}
    </p>
  );
}
