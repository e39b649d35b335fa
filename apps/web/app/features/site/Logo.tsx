import { Link } from 'react-router';

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M16 3 28 9.2 16 15.5 4 9.2z" fill="#e3c49f" />
      <path d="M4 9.2 16 15.5V29L4 22.7z" fill="#b98b5e" />
      <path d="M28 9.2 16 15.5V29l12-6.3z" fill="#d8432b" />
      <path d="M10 6.1 22 12.3v4.4" fill="none" stroke="#1c1a17" strokeWidth="1.4" strokeDasharray="2 1.6" />
    </svg>
  );
}

/** Logo and name; links to the start page of the site or the shop. */
export function Logo({ name, to }: { name: string; to: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center gap-2 font-bold min-[360px]:gap-2.5 font-heading text-xl min-[360px]:text-[1.375rem] tracking-tight"
    >
      <LogoMark /> <span className="max-[359px]:sr-only">{name}</span>
    </Link>
  );
}
