/** A loading indicator. Use `label={false}` if there is a text elsewhere. */
export function Spinner({ label = 'Please wait...' }: { label?: string | false }) {
  return (
    <span className="inline-flex items-center gap-3" role={label === false ? undefined : 'status'}>
      <span
        aria-hidden="true"
        className="size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
      />
      {label === false ? null : label}
    </span>
  );
}
