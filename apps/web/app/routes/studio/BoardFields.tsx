import { lengthIn } from '@boxwright/contract';
import { AdvisedBoard } from '../../features/configurator/AdvisedBoard.tsx';
import { adviseBoards, capacityOf } from '../../features/configurator/board-advice.ts';
import { ContentsField } from '../../features/configurator/ContentsField.tsx';
import {
  hasAdvice,
  type StudioConfiguration,
  type StudioSettings,
} from '../../features/dieline/studio-configuration.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { StudioChange } from './use-studio.ts';

interface BoardFieldsProps {
  settings: StudioSettings;
  configuration: StudioConfiguration;
  /** Inside size of the drawn box in mm. */
  inside: readonly number[];
  /** The box as a query of the enquiry form. */
  enquiry: URLSearchParams;
  error: string | undefined;
  onChange: (change: StudioChange) => void;
}

/** Chooses a board of the shop or a custom thickness, and shows the advised board. */
export function BoardFields({ settings, configuration, inside, enquiry, error, onChange }: BoardFieldsProps) {
  const { boards, style } = settings;
  const [least, most] = style.limits.caliper;
  const chosen = boards.find(({ id }) => id === configuration.boardId);
  const { contents } = configuration;
  const advice = hasAdvice(settings) ? adviseBoards(boards, capacityOf(inside), contents) : null;
  const mark = (board: number) => (advice?.boards.some(({ id }) => id === board) ? ', advised' : '');
  const chooseBoard = (value: string) => {
    const board = boards.find(({ id }) => String(id) === value);
    onChange((before) => ({
      ...before,
      boardId: board?.id ?? null,
      caliper: board ? String(board.caliper) : before.caliper,
    }));
  };
  return (
    <div className="flex flex-col gap-3">
      {boards.length === 0 ? null : (
        <Select
          label="Board"
          name="board"
          data-command="Choose the board"
          value={configuration.boardId ?? 0}
          options={[
            ...boards.map(({ id, name, gsm }) => ({ value: id, label: `${name}, ${gsm} gsm${mark(id)}` })),
            { value: 0, label: 'Another thickness' },
          ]}
          onChange={(event) => chooseBoard(event.currentTarget.value)}
          {...(chosen ? { hint: `${chosen.caliper} mm thick` } : {})}
        />
      )}
      {chosen ? null : (
        <TextField
          label="Board thickness"
          name="caliper"
          inputMode="decimal"
          autoComplete="off"
          value={configuration.caliper}
          onChange={(event) => {
            const caliper = event.currentTarget.value;
            onChange((before) => ({ ...before, boardId: null, caliper }));
          }}
          end="mm"
          error={error}
          className="figures"
          hint={`From ${least} to ${most} mm.`}
        />
      )}
      {advice === null ? null : (
        <>
          <ContentsField
            contents={contents}
            onChange={(typed) => onChange((before) => ({ ...before, contents: typed }))}
          />
          <AdvisedBoard
            advice={advice}
            chosen={chosen}
            caliper={chosen?.caliper ?? lengthIn(configuration.caliper)}
            enquiry={advice.boards.length > 0 ? null : enquiry}
          />
        </>
      )}
    </div>
  );
}
