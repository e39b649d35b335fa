import type { Board } from '@boxwright/contract';
import { memo } from 'react';
import type { BoardAdvice } from '../../features/configurator/board-advice.ts';
import { names, recommendedBoard } from '../../features/configurator/box-choice.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RadioTile } from '../../ui/RadioCards.tsx';

interface BoardChoiceProps {
  boards: readonly Board[];
  value: number;
  advice: BoardAdvice | null;
  onChoose: (boardId: number) => void;
}

/** Boards grouped by kind, with their weights, as one choice. */
export const BoardChoice = memo(function BoardChoice({ boards, value, advice, onChoose }: BoardChoiceProps) {
  const kinds = [...new Set(boards.map(({ name }) => name))];
  const chosen = boards.find(({ id }) => id === value);
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold text-base">Board</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {kinds.map((kind) => {
          const weights = boards.filter(({ name }) => name === kind);
          const pictured = weights.find(({ id }) => id === value) ?? weights[0];
          return (
            <div key={kind} className="flex flex-col justify-between rounded-md border border-line bg-card p-3">
              <div className="mb-3 flex items-center gap-3">
                <div className="w-18 shrink-0">
                  <Picture
                    src={pictured?.image ?? ''}
                    alt={pictured?.imageAlt ?? ''}
                    sizes="5rem"
                    className="aspect-[5/4] w-full rounded-sm border border-line object-cover"
                  />
                </div>
                <div className="min-w-0 leading-tight">
                  <p className="font-semibold text-[0.9375rem]">{kind}</p>
                  {kind === recommendedBoard ? <p className="mt-0.5 text-sm text-teal">Recommended</p> : null}
                </div>
              </div>
              <div className="grid grid-cols-3 gap-2">
                {weights.map((board) => {
                  const isAdvised = advice?.boards.some(({ id }) => id === board.id) ?? false;
                  return (
                    <RadioTile
                      key={board.id}
                      group={names.board}
                      value={board.id}
                      isChosen={board.id === value}
                      onChoose={() => onChoose(board.id)}
                      label={`${kind} ${board.gsm} gsm${isAdvised ? ', advised' : ''}`}
                      className="items-center justify-center"
                    >
                      <span className="figures px-1 text-center text-[0.9375rem] leading-tight">
                        {board.gsm} <span className="text-ink-soft text-sm">gsm</span>
                        {isAdvised ? <span className="block text-sm text-teal">advised</span> : null}
                      </span>
                    </RadioTile>
                  );
                })}
              </div>
            </div>
          );
        })}
      </div>
      {chosen === undefined ? null : (
        <p className="figures mt-2 text-ink-soft text-sm">
          {chosen.caliper} mm thick. {chosen.description}
        </p>
      )}
    </fieldset>
  );
});
