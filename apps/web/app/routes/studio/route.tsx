import { useRef } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { FlatDrawing } from '../../features/dieline/FlatDrawing.tsx';
import { FoldedBox } from '../../features/dieline/FoldedBox.tsx';
import { requestOf } from '../../features/dieline/studio-configuration.ts';
import { sizeIn } from '../../features/dieline/units.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { Facts } from './Facts.tsx';
import { studioHead } from './head.ts';
import { loadStudio, type StudioData } from './load-studio.ts';
import { StudioForm } from './StudioForm.tsx';
import { StyleStory } from './StyleStory.tsx';
import { TakeAway } from './TakeAway.tsx';
import { useStudio } from './useStudio.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadStudio(context.get(serverApi), params.style, new URL(request.url).searchParams);

/** The configuration is written into the address as it is typed; the browser draws it by itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [{ title: 'Dieline not found | Boxwright' }] : studioHead(loaderData);

export default function StudioRoute() {
  const data = useLoaderData<typeof loader>();
  // Another style is another form: nothing of the last one stays.
  return <Studio key={data.settings.style.id} data={data} />;
}

function Studio({ data }: { data: StudioData }) {
  const { settings, text, others } = data;
  const { style } = settings;
  const form = useRef<HTMLFormElement>(null);
  const { configuration, problem, good, change } = useStudio(data, form);
  const { unit } = configuration;
  const { picture } = good;
  return (
    <>
      <div className="page pb-14 md:pb-20">
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: 'Free dielines', to: paths.dielines },
            { label: style.name },
          ]}
        />
        <h1 className="text-4xl md:text-5xl">{style.name}</h1>
        <p className="mt-3 max-w-[52rem] text-ink-soft text-lg">
          {style.ecma === null ? null : <span className="figures">ECMA {style.ecma}. </span>}
          {text.inShort}
        </p>
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <StudioForm
            settings={settings}
            configuration={configuration}
            problem={problem}
            onChange={change}
            formRef={form}
          />
          <div className="flex flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <section aria-labelledby="flat-title">
              <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
                <h2 id="flat-title" className="text-2xl">
                  Flat
                </h2>
                <p role="status" className="figures text-ink-soft text-sm">
                  {problem === null ? '' : 'Still drawn as '}
                  {sizeIn(unit, picture.facts.inside)} {style.family === 'flat' ? '' : 'inside'}
                </p>
              </div>
              <FlatDrawing picture={picture} unit={unit} name={style.name.toLowerCase()} />
            </section>
            <section aria-labelledby="folded-title">
              <h2 id="folded-title" className="mb-3 text-2xl">
                {style.family === 'flat' ? 'In the hand' : 'Folded'}
              </h2>
              <FoldedBox
                styleId={style.id}
                request={requestOf(good.configuration, settings)}
                still={picture.folded}
                name={style.name}
              />
            </section>
          </div>
          <div className="crease flex flex-col gap-9 border-t pt-7 lg:col-start-1">
            <TakeAway settings={settings} good={good} sizes={data.sizes} />
            <Facts style={style} picture={picture} unit={unit} />
          </div>
        </div>
      </div>
      <StyleStory name={style.name} text={text} />
      <nav aria-labelledby="others-title" className="page py-14">
        <h2 id="others-title" className="mb-4 text-2xl">
          Other dielines
        </h2>
        <ul className="flex flex-wrap gap-2">
          {others.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={paths.dieline(id)}
                className="inline-flex min-h-11 items-center rounded-md border border-line bg-card px-4 hover:border-ink"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
