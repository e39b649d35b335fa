import type { Output } from '@boxwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Answers, answerTo } from '../../answers.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { type SwitchedOn, wholeFile } from './FilePicture.tsx';

type Ink = Output<'GetArtworkInks'>['inks'][number];

interface InkPanelProps {
  /** Of the file. */
  token: string;
  /** The item, on a page with several. */
  of?: string;
  /** Of a box: the page for its outside, if it is left out. */
  side?: 'inside';
  /** Whether its own white is printed. */
  printsWhite: boolean;
  /** Whether its coat shines where it says so. */
  shines: boolean;
  onShow: (on: SwitchedOn) => void;
}

/** The inks of a file, each with a switch. They are drawn when this is opened. */
export function InkPanel(props: InkPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before the script arrived.
    if (details.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="crease mt-4 border-t border-b py-2"
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        See {props.side === 'inside' ? 'the inks of the inside' : 'its inks'} one by one
        {props.shines ? ', and where it shines' : ''}
        {props.of === undefined ? null : <span className="sr-only">: {props.of}</span>}
      </summary>
      <div className="pt-2 pb-3">
        {isOpen ? (
          <Answers>
            <Inks {...props} />
          </Answers>
        ) : (
          <noscript>This needs JavaScript. The drawing shows all inks together.</noscript>
        )}
      </div>
    </details>
  );
}

function Inks({ token, side, printsWhite, shines, onShow }: InkPanelProps) {
  const { data: answer, isFetching, refetch } = useQuery(answerTo('GetArtworkInks', { artwork: token, side }));
  const [off, setOff] = useState<readonly string[]>([]);
  const [isHeat, setHeat] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const [isWhite, setWhite] = useState(false);
  const [isGloss, setGloss] = useState(false);
  const found = answer?.ok ? answer.value : null;
  const white = printsWhite ? (found?.white ?? null) : null;
  const gloss = shines ? (found?.gloss ?? null) : null;
  useEffect(() => {
    if (found === null) return;
    const picturesOn = () => {
      if (white !== null && isWhite) return [white.picture];
      if (found.why !== null) return isPrinted && found.printed !== null ? [found.printed] : null;
      if (isHeat && found.heat) return [found.heat.picture];
      return found.inks.filter(({ name }) => !off.includes(name)).map(({ picture }) => picture);
    };
    onShow({ inks: picturesOn(), gloss: gloss !== null && isGloss ? gloss.picture : null });
    return () => onShow(wholeFile);
  }, [found, white, gloss, off, isHeat, isPrinted, isWhite, isGloss, onShow]);
  if (isFetching || answer === undefined) {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner label={false} /> The inks are being drawn.
      </p>
    );
  }
  if (!answer.ok) {
    return (
      <div role="alert">
        <p className="mb-3">{answer.failure.text}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  const { why, printed, inks, heaviest, heat } = answer.value;
  // The white alone, in a colour that is seen on white, instead of the inks above it; the gloss over what is shown.
  const layers = (
    <>
      {white === null ? null : (
        <LayerSwitch layer={white} isOn={isWhite} onToggle={() => setWhite(!isWhite)}>
          The white of the file alone, in blue
        </LayerSwitch>
      )}
      {gloss === null ? null : (
        <LayerSwitch layer={gloss} isOn={isGloss} onToggle={() => setGloss(!isGloss)}>
          Where the coat shines, in green
        </LayerSwitch>
      )}
    </>
  );
  if (why !== null) {
    return (
      <>
        <p role="status">{why}</p>
        {layers}
        {printed === null ? null : (
          <label className={row}>
            <input
              type="checkbox"
              disabled={isWhite}
              checked={isPrinted}
              onChange={() => setPrinted(!isPrinted)}
              className="size-5 shrink-0 accent-teal"
            />
            About how its colours are printed
          </label>
        )}
      </>
    );
  }
  const names = inks.map(({ name }) => name);
  return (
    <>
      <fieldset disabled={isHeat || isWhite} className={classes((isHeat || isWhite) && 'opacity-55')}>
        <legend className="sr-only">Inks on the drawing</legend>
        <div className="flex flex-wrap gap-x-6">
          <label className={row}>
            <input
              type="checkbox"
              checked={off.length === 0}
              onChange={() => setOff(off.length === 0 ? names : [])}
              className="size-5 accent-teal"
            />
            All inks
          </label>
          {inks.map((ink) => (
            <InkSwitch
              key={ink.name}
              ink={ink}
              isOn={!off.includes(ink.name)}
              onToggle={() =>
                setOff(off.includes(ink.name) ? off.filter((name) => name !== ink.name) : [...off, ink.name])
              }
            />
          ))}
        </div>
      </fieldset>
      {layers}
      {heat === null || isWhite ? null : (
        <HeatSwitch bands={heat.bands} isOn={isHeat} onToggle={() => setHeat(!isHeat)} />
      )}
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        The share is how much of the file’s area an ink would cover at full strength. There is at most{' '}
        {Math.round(heaviest)} % ink at one place. Overprinting is shown here as it is printed, which the picture of the
        file doesn’t do.
      </p>
    </>
  );
}

const row = 'inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-2 text-[0.9375rem]';

interface InkSwitchProps {
  ink: Ink;
  isOn: boolean;
  onToggle: () => void;
}

const InkSwitch = ({ ink: { name, colour, coverage }, isOn, onToggle }: InkSwitchProps) => (
  <label className={row}>
    <input type="checkbox" checked={isOn} onChange={onToggle} className="size-5 shrink-0 accent-teal" />
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className="size-4 shrink-0 rounded-full border border-line"
    />
    <span className="wrap-anywhere min-w-0">{name}</span>
    <span className="figures shrink-0 text-ink-soft">{shareOf(coverage)}</span>
  </label>
);

interface LayerSwitchProps extends Pick<InkSwitchProps, 'isOn' | 'onToggle'> {
  layer: Pick<Ink, 'colour' | 'coverage'>;
  children: string;
}

const LayerSwitch = ({ layer: { colour, coverage }, isOn, onToggle, children }: LayerSwitchProps) => (
  <label className={row}>
    <input type="checkbox" checked={isOn} onChange={onToggle} className="size-5 shrink-0 accent-teal" />
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className="size-4 shrink-0 rounded-full border border-line"
    />
    <span className="min-w-0">{children}</span>
    <span className="figures shrink-0 text-ink-soft">{shareOf(coverage)}</span>
  </label>
);

interface HeatSwitchProps {
  bands: NonNullable<Output<'GetArtworkInks'>['heat']>['bands'];
  isOn: boolean;
  onToggle: () => void;
}

/** Shows how much ink there is where, in all, instead of the inks. */
const HeatSwitch = ({ bands, isOn, onToggle }: HeatSwitchProps) => (
  <>
    <label className={row}>
      <input type="checkbox" checked={isOn} onChange={onToggle} className="size-5 shrink-0 accent-teal" />
      Where most ink lies, all inks together
    </label>
    {isOn ? (
      <ul aria-label="Ink in all" className="figures flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
        {bands.map(({ from, colour }) => (
          <li key={from} className="flex items-center gap-2">
            <span aria-hidden="true" style={{ backgroundColor: colour }} className="size-4 border border-line" />
            over {from} %
          </li>
        ))}
      </ul>
    ) : null}
  </>
);

const shareOf = (coverage: number): string =>
  coverage > 0 && coverage < 0.1 ? 'under 0.1 %' : `${coverage.toFixed(coverage < 10 ? 1 : 0)} %`;
