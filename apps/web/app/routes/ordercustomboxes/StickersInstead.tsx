import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** Shown for searches about stickers, because the list below has only boxes. */
export function StickersInstead() {
  return (
    <p className="-mt-2 mb-6 rounded-md border border-line bg-card px-4 py-2">
      Looking for stickers or labels? See{' '}
      <Link to={paths.stickerShop} className={stickerLink}>
        stickers and their prices
      </Link>
      , the{' '}
      <Link to={paths.stickerMaterials} className={stickerLink}>
        materials close up
      </Link>
      , or{' '}
      <Link to={paths.labelFinder} className={stickerLink}>
        which label fits your container
      </Link>
      .
    </p>
  );
}

const stickerLink = 'inline-block py-1.5 font-semibold underline underline-offset-4';
