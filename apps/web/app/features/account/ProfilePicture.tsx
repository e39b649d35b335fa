import { classes } from '../../ui/classes.ts';
import { initialsOf } from './profile-words.ts';

interface ProfilePictureProps {
  name: string;
  /** URL of the picture; null shows the initials. */
  picture: string | null;
  className?: string;
}

/** A customer's picture, or their initials on kraft board. Decorative, because the name is beside it. */
export function ProfilePicture({ name, picture, className }: ProfilePictureProps) {
  const frame = classes('aspect-square shrink-0 rounded-lg', className);
  if (picture !== null) return <img src={picture} alt="" decoding="async" className={`${frame} object-cover`} />;
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={frame}>
      <rect width="96" height="96" className="fill-board" />
      <rect x="6.5" y="6.5" width="83" height="83" rx="4" strokeDasharray="4 4" className="fill-none stroke-kraft" />
      <text x="48" y="59" textAnchor="middle" className="fill-kraft-deep font-bold font-heading text-[32px]">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
