/** The day of an article as the specification writes it: 03-01-2025, 05-01-2025, 08-01-2025. `day` is YYYY-MM-DD. */
export function ArticleDate({ day }: { day: string }) {
  return (
    <time dateTime={day} className="figures text-ink-soft text-sm">
      {day.split('-').reverse().join('-')}
    </time>
  );
}
