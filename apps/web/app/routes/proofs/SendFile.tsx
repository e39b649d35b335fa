import { type ArtworkRow, orderFileForm } from '@boxwright/contract';
import { type ArtworkWish, isFileAwaited } from '@boxwright/orders';
import { Form, Link, useNavigation, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { TemplateLinks } from '../../features/dieline/TemplateLinks.tsx';
import { wishesWithWords } from '../../features/proof/artwork-wishes.ts';
import { endOfProofWords } from '../../features/proof/proof-words.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { ArtworkUploadField } from '../../features/upload/ArtworkUploadField.tsx';
import { PlainFileForm } from '../../features/upload/PlainFileForm.tsx';
import { useArtworkUpload } from '../../features/upload/use-artwork-upload.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Money } from '../../ui/Money.tsx';
import { itemPlace, showsFileField } from './item-place.ts';
import type { ItemProps } from './item-props.ts';
import { OfItem } from './OfItem.tsx';

/** Sends the artwork of a line, with what to lay it on, and the answers of a customer who has none yet. */
export function SendFirstFile(props: ItemProps) {
  const { item } = props;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div>
        <h3 className="mb-2 text-xl">Send your artwork</h3>
        {item.sticker?.outline === 'die-cut' ? (
          <p className="mb-2 text-[0.9375rem]">
            These stickers are cut around it, within the size that you have ordered. Their price stays.
          </p>
        ) : null}
        <Upload {...props} />
        {item.state === null ? null : <NoneYet {...props} />}
      </div>
      <Template item={item} />
    </div>
  );
}

/** What the artwork of a box is laid on, or that of round and rectangular stickers. */
function Template({ item: { box, sticker, name, printsInside } }: Pick<ItemProps, 'item'>) {
  const ofSticker = sticker?.template ?? null;
  if (box === null && ofSticker === null) return null;
  return (
    <div>
      <h3 className="mb-2 text-xl">What to lay it on</h3>
      {box === null ? null : <TemplateLinks stated={box} name={name} hasInside={printsInside} />}
      {ofSticker === null ? null : (
        <Link to={ofSticker} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Template in this size: PDF, SVG and DXF<span className="sr-only">, for {name}</span>
        </Link>
      )}
    </div>
  );
}

/** Sends another file in the place of the one before; folded unless it may be looked for. */
export function SendAnotherFile(props: ItemProps) {
  const { state, standing, hasPlates, isPrinted, platesCost } = props.item;
  const isAwaited = standing !== null && isFileAwaited(standing);
  const { email } = useShell().company;
  if (isPrinted)
    return <p className="text-[0.9375rem] text-ink-soft">It is being printed, so its file can’t be replaced.</p>;
  if (hasPlates) {
    return (
      <p className="text-[0.9375rem] text-ink-soft">
        The plates are being made. To replace the file now, please write to {email}: new plates cost{' '}
        {platesCost === null ? (
          'extra'
        ) : (
          <>
            <Money amount={platesCost} /> plus GST
          </>
        )}
        .
      </p>
    );
  }
  return (
    <Fold isOpen={showsFileField(props.item)}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        Send another file{props.item.kind === 'sample' && state !== 'approved' ? ', or make it plain' : ''}
        <OfItem {...props} />
      </summary>
      <div id={itemPlace(props.item).file} className="grid gap-6 lg:grid-cols-2">
        <div>
          <p className={`mb-2 text-[0.9375rem] ${state === 'approved' ? 'font-medium' : ''}`}>
            It replaces the file before. {endOfProofWords(props.item)}
          </p>
          <Upload {...props} />
          <MakePlain {...props} />
          {isAwaited ? <Wishes {...props} title="Want help with it?" wishes={['help']} /> : null}
        </div>
        <Template item={props.item} />
      </div>
    </Fold>
  );
}

function Upload({ item, token }: ItemProps) {
  const { revalidate } = useRevalidator();
  const upload = useArtworkUpload(async ({ token: artwork }: ArtworkRow) => {
    const sent = await call('SendArtwork', { token, lineId: item.lineId, artwork });
    // Also after a refusal: the order may have moved on.
    await revalidate();
    return sent;
  });
  const { email } = useShell().company;
  const hasFile = item.artworks.length > 0;
  return (
    <>
      <ArtworkUploadField
        itemName={item.name}
        upload={upload}
        hasFile={hasFile}
        hasInside={item.printsInside}
        // Nobody presses for the file of a sample.
        {...(item.state === null && { tone: 'outline' })}
      />
      {/* Browsers with scripts never render it, so theirs have no part of it. */}
      <noscript>
        {import.meta.env.SSR ? (
          <PlainFileForm
            action={orderFileForm({ token, lineId: item.lineId, number: item.number, replaces: hasFile })}
            itemName={item.name}
            hasFile={hasFile}
            hasInside={item.printsInside}
          />
        ) : null}
      </noscript>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        You can also mail it to {email}, with the number of this order.
      </p>
    </>
  );
}

/** The answers that a customer without a file can still give; the page states the given one, and whose turn it is. */
function NoneYet(props: ItemProps) {
  const title = props.item.wish === 'help' ? 'No help needed after all?' : 'No file yet?';
  return <Wishes {...props} title={title} wishes={['later', 'help']} />;
}

/** Takes the file of a sample off again. An approval has to be withdrawn before, which is mailed. */
function MakePlain(props: ItemProps) {
  const { item, token } = props;
  const { formAction, formData } = useNavigation();
  if (item.kind !== 'sample' || item.state === 'approved') return null;
  const action = paths.proofForm(token, 'plain');
  const isOwn = formAction === action && formData?.get('line') === String(item.lineId);
  return (
    <Form method="post" action={action} preventScrollReset className="crease mt-5 border-t pt-4">
      <p className="mb-2 text-[0.9375rem]">
        Rather without print? We take the file off and make the sample plain; its price stays.
      </p>
      <input type="hidden" name="item" value={item.number} />
      <input type="hidden" name="line" value={item.lineId} />
      <Button type="submit" tone="outline" size="small" busy={isOwn && 'Taking off…'}>
        Make it plain
        <OfItem {...props} />
      </Button>
    </Form>
  );
}

interface WishesProps extends ItemProps {
  title: string;
  wishes: readonly ArtworkWish[];
}

function Wishes({ title, wishes, ...props }: WishesProps) {
  const { item, token } = props;
  const { formAction, formData } = useNavigation();
  return (
    <div className="crease mt-5 border-t pt-4">
      <p className="font-semibold">{title}</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {wishesWithWords.map(({ wish: form, words }) => {
          if (form === item.wish || !wishes.includes(form)) return null;
          const action = paths.proofForm(token, form);
          const isOwn = formAction === action && formData?.get('line') === String(item.lineId);
          return (
            <Form key={form} method="post" action={action} preventScrollReset>
              <input type="hidden" name="item" value={item.number} />
              <input type="hidden" name="line" value={item.lineId} />
              <Button type="submit" tone="outline" size="small" busy={isOwn && 'Saying so…'}>
                {words}
                <OfItem {...props} />
              </Button>
            </Form>
          );
        })}
      </div>
    </div>
  );
}
