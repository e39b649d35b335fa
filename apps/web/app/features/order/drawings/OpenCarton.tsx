import type { ReactNode } from 'react';

interface OpenCartonProps {
  /** The picture's accessible name. */
  title: string;
  /** The contents of the box; drawn around 0,0, about 90 wide and 80 high, behind the front panel. */
  children: ReactNode;
}

/** An open carton in the site's style: kraft panels, dashed creases, registration marks. */
export function OpenCarton({ title, children }: OpenCartonProps) {
  return (
    <svg viewBox="0 0 260 200" role="img" aria-label={title} className="mx-auto block h-auto w-full max-w-68">
      <ellipse cx="138" cy="182" rx="92" ry="11" fill="#1c1a17" opacity="0.1" />
      <g strokeLinejoin="round" strokeWidth="1.25">
        <path d="M62 96 112 78 92 54 36 74Z" fill="#d9b98f" stroke="#7c562f" />
        <path d="M112 78 204 98 222 72 132 52Z" fill="#cfab7d" stroke="#7c562f" />
        <path d="M62 96 112 78 204 98 154 118Z" fill="#59402a" stroke="#7c562f" />
      </g>
      <g transform="translate(133 76)">{children}</g>
      <g strokeLinejoin="round" strokeWidth="1.25">
        <path d="M62 96 154 118 154 178 62 152Z" fill="#b98b5e" stroke="#7c562f" />
        <path d="M154 118 204 98 204 156 154 178Z" fill="#9a7148" stroke="#7c562f" />
        <path d="M62 96 154 118 146 142 54 118Z" fill="#e3c8a3" stroke="#7c562f" />
        <path d="M154 118 204 98 224 118 176 140Z" fill="#cfab7d" stroke="#7c562f" />
      </g>
      <g fill="none" stroke="#7c562f" strokeDasharray="4 3" opacity="0.7">
        <path d="M62 96 154 118 204 98" />
        <path d="M62 96 112 78 204 98" />
      </g>
      <RegistrationMark x={22} y={28} />
      <RegistrationMark x={238} y={28} />
    </svg>
  );
}

function RegistrationMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="#8b8272" strokeWidth="1">
      <circle r="4.5" />
      <path d="M-8 0H8M0-8V8" />
    </g>
  );
}
