import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { EditorCommands } from './use-editor-commands.ts';
import { useLanguage } from '#client/language/in-language.tsx';
import { pickWords, wordKinds, type NextWord, type WordKind } from './next-words.ts';
import { useFieldKeys } from './use-field-keys.ts';
import { verbatim } from '#client/ui/verbatim.ts';
import { translate } from '#client/i18n/translate.ts';

interface CommandFieldProps {
  readonly commands: EditorCommands;
  /** Words that can be said next, most likely first. */
  readonly options: readonly NextWord[];
  /** Explains the phrase, or why it is invalid. */
  readonly meaning: ReactNode;
  /** What the last phrase did. */
  readonly result: ReactNode;
  readonly canUndo: boolean;
  readonly isWrong: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Number of options to show; with more, typing is faster than looking. */
const maxOptions = 24;

/** Returns the shortest command in the page's words, such as "take air", unless they lack it. */
function usePlaceholder(): string | undefined {
  const { entries } = useLanguage().sayable;
  const words = ['setSelection', 'a'].map(
    (wanted) => entries.find(({ identifier }) => identifier === wanted)?.spoken,
  );
  if (words.includes(undefined)) return undefined;
  return translate('try.placeholder', 'For example: {command}', { command: words.join(' ') });
}

/**
 * The command field with its next words: a combobox whose list is always visible, for voice
 * control.
 */
export function CommandField(props: CommandFieldProps): ReactNode {
  const { commands, meaning, result, canUndo, isWrong, inputRef } = props;
  const id = useId();
  const meaningBox = useRef<HTMLDivElement>(null);
  const options = pickWords(props.options, maxOptions);
  const { active, reset, onKeyDown } = useFieldKeys(commands, options);
  const take = (option: NextWord): void => {
    commands.write(`${option.phrase} `);
    reset();
    inputRef.current?.focus();
  };
  return (
    <form
      className="try-command"
      onSubmit={(event) => {
        event.preventDefault();
        reset();
        const option = options[active];
        if (option) take(option);
        else commands.submit();
      }}
    >
      <label htmlFor={`${id}-field`}>{translate('try.command', 'Command')}</label>
      <div className="try-command-row">
        <input
          ref={inputRef}
          id={`${id}-field`}
          className="command-field"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-activedescendant={active < 0 ? undefined : `${id}-option-${active}`}
          aria-describedby={`${id}-meaning`}
          aria-invalid={isWrong || undefined}
          value={commands.phrase}
          {...verbatim}
          placeholder={usePlaceholder()}
          // The meaning would otherwise be below the visible part of the page.
          onFocus={() => meaningBox.current?.scrollIntoView({ block: 'nearest' })}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            reset();
            commands.write(currentTarget.value);
          }}
        />
        <button type="submit" className="button main-button">
          {translate('try.apply', 'Apply')}
        </button>
        <UndoButton canUndo={canUndo} onUndo={() => commands.onHistory('undo')} />
      </div>
      <Meaning ref={meaningBox} id={`${id}-meaning`} isWrong={isWrong}>
        {meaning}
      </Meaning>
      {result}
      <OptionList id={id} options={options} active={active} onTake={take} />
    </form>
  );
}

interface MeaningProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly id: string;
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** The meaning of the phrase, scrolled into view if it says what is wrong. */
function Meaning({ ref, id, isWrong, children }: MeaningProps): ReactNode {
  useEffect(() => {
    if (isWrong) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, isWrong]);
  return (
    <div ref={ref} id={id} className={isWrong ? 'try-meaning try-wrong' : 'try-meaning'}>
      {children}
    </div>
  );
}

interface UndoButtonProps {
  readonly canUndo: boolean;
  onUndo(): void;
}

/** Reports that there is nothing to undo instead of being disabled, which would lose focus. */
function UndoButton({ canUndo, onUndo }: UndoButtonProps): ReactNode {
  return (
    <button type="button" className="button" aria-disabled={!canUndo} onClick={onUndo}>
      {translate('try.undo', 'Undo')}
    </button>
  );
}

interface OptionListProps {
  readonly id: string;
  readonly options: readonly NextWord[];
  readonly active: number;
  onTake(option: NextWord): void;
}

function OptionList({ id, options, active, onTake }: OptionListProps): ReactNode {
  const names: Readonly<Record<WordKind, string>> = {
    action: translate('try.actions', 'Actions'),
    mark: translate('try.marks', 'Marks'),
    modifier: translate('try.modifiers', 'Modifiers'),
    other: translate('try.otherWords', 'Other'),
  };
  const numbered = options.map((option, index) => ({ ...option, index }));
  return (
    <div
      id={`${id}-options`}
      role="listbox"
      className="try-options"
      aria-label={translate('try.options', 'What you can say next')}
    >
      {wordKinds
        .filter((kind) => options.some((option) => option.kind === kind))
        .map((kind) => (
          <div key={kind} role="group" aria-label={names[kind]}>
            {numbered
              .filter((option) => option.kind === kind)
              .map((option) => (
                // The field handles the keys that select an option, and keeps focus.
                <div
                  key={option.phrase}
                  id={`${id}-option-${option.index}`}
                  role="option"
                  aria-selected={option.index === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onTake(option)}
                >
                  {option.spoken}
                </div>
              ))}
          </div>
        ))}
    </div>
  );
}
