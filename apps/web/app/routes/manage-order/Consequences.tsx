/** What else a step does: to jobs in the works, to boxes, and to orders that were priced with its die. */
export function Consequences({ sentences }: { sentences: readonly string[] }) {
  return sentences.length === 0 ? null : (
    <ul aria-label="What else it does" className="mt-3 flex list-disc flex-col gap-1.5 rounded-md bg-board p-3.5 pl-8">
      {sentences.map((sentence) => (
        <li key={sentence} className="font-medium [overflow-wrap:anywhere]">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
