import { designName } from '../../features/configurator/asked-designs.ts';
import { names } from '../../features/configurator/box-choice.ts';
import { ChatLink } from '../../features/delivery/ChatLink.tsx';
import { deliveryForm } from '../../features/delivery/delivery-chat.ts';
import { studioQuery } from '../../features/dieline/studio-query.ts';
import { MessageForm } from '../../features/enquiry/MessageForm.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { whatsAppChat } from '../../features/site/telephone.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';
import { loadEnquiry } from './load-enquiry.server.ts';
import { receiveEnquiry } from './receive-enquiry.server.ts';
import { WaysToReachUs } from './WaysToReachUs.tsx';

/**
 * Includes the parameters of the customiser and of the studio, because an enquiry may be about a box. Only the server
 * reads them, and browsers are spared the styles of boxes that the list comes from.
 */
export const query = import.meta.env.SSR
  ? ['form', 'about', 'from', 'sent', 'style', designName, ...Object.values(names), ...studioQuery]
  : [];

/** Its link works without script. */
const AskedBoxCard = island(() => import('./AskedBoxCard.tsx').then(({ AskedBoxCard }) => AskedBoxCard));

const whenShown = { atOnce: () => true };

/** Each is the page's only form when it is shown, so the others' scripts aren't loaded. */
const QuoteForm = island(
  () => import('../../features/enquiry/QuoteForm.tsx').then(({ QuoteForm }) => QuoteForm),
  whenShown,
);
const DeliveryQuote = island(() => import('./DeliveryQuote.tsx').then(({ DeliveryQuote }) => DeliveryQuote), whenShown);

export const loader = ({ request, context }: Route.LoaderArgs) => loadEnquiry(request, context.get(serverApi));

/** On navigation, waits for the box above the form, which would push the form down when it comes. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  // If its script can't be loaded now, the form is shown without it, and the island tries again.
  const [data] = await Promise.all([serverLoader(), AskedBoxCard.preload().catch(() => undefined)]);
  return data;
};

/** For forms posted without JavaScript; with JavaScript the browser calls the same operations itself. */
export const action = ({ request, context }: Route.ActionArgs) => receiveEnquiry(request, context.get(serverApi));

export const meta = pageMeta;

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { form, message, isDescribed, shown, pincode, thanks, delivery, chatText } = loaderData;
  const { failed, typed } = actionData ?? {};
  return (
    <div className="page pb-14 md:pb-20">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Enquiry' }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">WRITE TO US</h1>
      {thanks === null ? <p className="mt-4 max-w-prose text-ink-soft text-lg">{intros[form]}</p> : null}
      <div className="mt-8 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[1.55fr_1fr]">
        <Card className="p-5 sm:p-8">
          <PostedFailure failed={failed} />
          {thanks !== null ? (
            <Thanks text={thanks} chatText={chatText} />
          ) : form === deliveryForm ? (
            <DeliveryQuote delivery={delivery} typed={typed} failed={failed} />
          ) : form === 'quote' ? (
            <QuoteForm typed={typed} failed={failed} />
          ) : (
            <>
              {shown === null ? null : <AskedBoxCard box={shown} />}
              <MessageForm key={message} {...{ message, isDescribed, pincode, typed, failed }} />
            </>
          )}
        </Card>
        <div>
          <Picture
            src="/images/category-mono-cartons.webp"
            alt=""
            sizes="26rem"
            className="mb-8 aspect-[5/4] w-full rounded-lg object-cover max-lg:hidden"
          />
          <WaysToReachUs />
        </div>
      </div>
    </div>
  );
}

const intros = {
  quote: 'Describe your carton, and we reply with a price.',
  delivery: 'Tell us where your boxes go, and we reply with the cost of the delivery.',
  message: 'Tell us what you want to pack. A person at our desk in Chennai reads it and answers.',
} as const;

/** Shown after a form was posted without JavaScript. */
function Thanks({ text, chatText }: { text: string; chatText: string | null }) {
  const { company } = useShell();
  const chat = chatText && whatsAppChat(company.whatsapp, chatText);
  return (
    <div role="status">
      <p className="font-heading font-bold text-2xl">{text}</p>
      <p className="mt-3 mb-6 text-ink-soft">
        Your enquiry is stored and on its way to our team. If you gave an e-mail address, a copy is on its way to you.
      </p>
      <div className="flex flex-wrap gap-3">
        {chat ? <ChatLink chat={chat} /> : null}
        <LinkButton to={paths.home}>Back to the home page</LinkButton>
        <LinkButton to={paths.shop} tone="outline">
          See sizes and prices
        </LinkButton>
      </div>
    </div>
  );
}
