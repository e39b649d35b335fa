import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';

export interface ShownTexts {
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
}

/** The texts as the page of the box prints them, with its picture. */
export function TextPreview({ texts, image }: { texts: ShownTexts; image: string | undefined }) {
  const { name, shortDescription, longDescription } = texts;
  return (
    <Card className="p-5">
      <h2 className="text-2xl">On its page</h2>
      {image === undefined || image === '' ? null : (
        <Picture src={image} alt="" sizes="24rem" className="mt-3 aspect-[5/4] w-full rounded-md object-contain" />
      )}
      <p className="wrap-anywhere mt-3 font-semibold text-lg">{name === '' ? 'Without a name' : name}</p>
      <p className="wrap-anywhere mt-1">{shortDescription}</p>
      <p className="wrap-anywhere mt-2 whitespace-pre-line text-ink-soft">{longDescription}</p>
    </Card>
  );
}
