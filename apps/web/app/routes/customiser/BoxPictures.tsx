import { useState } from 'react';
import { classes } from '../../ui/classes.ts';

const views = ['Box', 'Open', 'Flat'];

/** The pictures of a variant: one large, the others to press. */
export function BoxPictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [place, setPlace] = useState(0);
  const shown = pictures[place] ?? pictures[0];
  return (
    <div>
      <div className="aspect-[5/4] overflow-hidden rounded-lg border border-line bg-board">
        {shown === undefined ? null : (
          <img
            src={shown}
            alt={`${name}, ${(views[place] ?? 'picture').toLowerCase()}`}
            width="800"
            height="640"
            fetchPriority="high"
            className="size-full object-contain"
          />
        )}
      </div>
      {pictures.length < 2 ? null : (
        <fieldset aria-label="Pictures" className="mt-3 flex gap-3">
          {pictures.map((address, index) => (
            <button
              key={address}
              type="button"
              aria-pressed={index === place}
              onClick={() => setPlace(index)}
              className={classes(
                'w-24 min-w-0 overflow-hidden rounded-md border-2 bg-card text-center',
                index === place ? 'border-ink' : 'border-line hover:border-line-strong',
              )}
            >
              <img
                src={address}
                alt=""
                width="96"
                height="64"
                loading="lazy"
                className="h-16 w-full bg-board object-cover"
              />
              <span className="block py-1 text-sm">{views[index] ?? `Picture ${index + 1}`}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
