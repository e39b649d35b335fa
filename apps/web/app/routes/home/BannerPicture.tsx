/** The box in front of its own flat blank, on a sheet with registration marks. Pictures: closed, open, flat. */
export function BannerPicture({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [closed, , flat] = pictures;
  if (closed === undefined) return null;
  return (
    <div className="relative mx-auto w-full max-w-[34rem] pb-[14%]">
      <div className="relative overflow-hidden rounded-sm border border-line bg-board">
        <Mark className="top-3 left-3" />
        <Mark className="top-3 right-3" />
        <Mark className="bottom-3 left-3" />
        <Mark className="right-3 bottom-3" />
        {flat === undefined ? (
          <span className="block aspect-[5/4]" />
        ) : (
          <img src={flat} alt="" width="800" height="640" className="aspect-[5/4] w-full object-contain p-6" />
        )}
      </div>
      <img
        src={closed}
        alt={name}
        width="800"
        height="640"
        fetchPriority="high"
        className="absolute bottom-0 -left-1 aspect-[5/4] w-[58%] rounded-md object-contain lg:-left-8"
      />
    </div>
  );
}

function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`absolute size-5 text-ink/70 ${className}`}>
      <circle cx="10" cy="10" r="5" fill="none" stroke="currentColor" />
      <path d="M10 1v18M1 10h18" stroke="currentColor" />
    </svg>
  );
}
