import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';

interface KindTileProps {
  kind: { readonly slug: string; readonly name: string; readonly alt: string };
}

/** A kind of packaging: its picture and name, linked to its page. */
export function KindTile({ kind: { slug, name, alt } }: KindTileProps) {
  return (
    <Link to={paths.packaging(slug)} className="group block">
      <Picture
        src={`/images/category-${slug}.webp`}
        alt={alt}
        sizes="(min-width: 64rem) 18rem, 43vw"
        className="aspect-[5/4] w-full rounded-md object-cover"
      />
      <span className="mt-2 block font-semibold underline-offset-4 group-hover:underline">{name}</span>
    </Link>
  );
}
