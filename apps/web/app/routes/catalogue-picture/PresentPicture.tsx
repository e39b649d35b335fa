import { type CataloguePictureEntry, longestPictureText } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PresentPictureProps {
  picture: CataloguePictureEntry;
  posted: Posted | undefined;
}

/** The picture that the site shows now, with its text if it was uploaded. */
export function PresentPicture({ picture, posted }: PresentPictureProps) {
  const { name, version, image, alt } = picture;
  const text = usePostedForm('text', posted);
  const removal = usePostedForm('remove', posted);
  const token = /^\/pictures\/catalogue\/([\w-]{24})\.webp$/.exec(image)?.[1];
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-2xl">On the site now</h2>
      {image === '' ? (
        <p className="mt-3 text-ink-soft">
          It has no picture of its own. A box is drawn in its size; other things have the picture of their kind.
        </p>
      ) : (
        <Picture
          src={image}
          alt={alt === '' ? `The picture of ${name}` : alt}
          sizes="(min-width: 64rem) 34rem, 90vw"
          className="mt-3 aspect-[5/4] w-full rounded-md object-contain"
        />
      )}
      {token === undefined ? null : (
        <OfficeForm of={text} hidden={{ version, token }} className="mt-4 flex flex-col items-start gap-4">
          <TextField label="What it shows" maxLength={longestPictureText} {...text.field('alt', alt)} />
          <Button type="submit" tone="outline" size="small">
            Save text
          </Button>
        </OfficeForm>
      )}
      {image === '' ? null : (
        <OfficeForm of={removal} hidden={{ version }} className="mt-4">
          <Button type="submit" tone="quiet" size="small">
            Take it off the site
          </Button>
        </OfficeForm>
      )}
    </Card>
  );
}
