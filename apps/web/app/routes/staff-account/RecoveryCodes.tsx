import { useEffect, useRef } from 'react';

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="new-codes" className="mt-5 rounded-md border border-teal bg-teal-soft p-4">
      <h3 id="new-codes" ref={title} tabIndex={-1} className="font-semibold text-lg">
        Your recovery codes
      </h3>
      <p className="mt-1">
        Print them or keep them in a password manager, not on the phone with the app. They are shown this once; each
        works once.
      </p>
      <ul className="figures mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:w-fit">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}
