import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLanguage } from '#client/language/in-language.tsx';
import { pickWords, wordKinds, type NextWord, type WordKind } from './next-words.ts';
import { usePhraseHistory } from './use-phrase-history.ts';
import { useOptions } from './use-options.ts';
import { translate } from '#client/translate.ts';

interface CommandFieldProps {
  readonly phrase: string;
  /** Words that can be said next, most likely first. */
  readonly options: readonly NextWord[];
  /** Explains the phrase, or why it is invalid. */
  readonly meaning: ReactNode;
  /** What the last phrase did. */
  readonly result: ReactNode;
  readonly canUndo: boolean;
  readonly isWrong: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Successful phrases, latest last. */
  readonly said: readonly string[];
  onPhrase(phrase: string): void;
  onApply(): void;
  /** Undoes the last command, or redoes what was undone. */
  onHistory(direction: HistoryKey): void;
}

/** Number of options to show; with more, typing is faster than looking. */
const maxOptions = 24;

/**
 * Returns the shortest command in the page's words, such as "take air"; undefined if they lack it.
 */
function useExample(): string | undefined {
  const { entries } = useLanguage().sayable;
  const words = ['setSelection', 'a'].map(
    (wanted) => entries.find(({ identifier }) => identifier === wanted)?.spoken,
  );
  return words.includes(undefined) ? undefined : words.join(' ');
}

/**
 * The command field with its next words: a combobox whose list is always visible, for voice
 * control.
 */
export function CommandField(props: CommandFieldProps): ReactNode {
  const { phrase, isWrong, inputRef, said, onPhrase, onApply, onHistory } = props;
  const example = useExample();
  const id = useId();
  const meaningBox = useRef<HTMLDivElement>(null);
  const options = pickWords(props.options, maxOptions);
  const { active, reset, onKeyDown } = useOptions(options);
  const history = usePhraseHistory(said, onPhrase);
  useEffect(() => {
    if (isWrong) meaningBox.current?.scrollIntoView({ block: 'nearest' });
  }, [isWrong]);
  const take = (option: NextWord): void => {
    onPhrase(`${option.phrase} `);
    reset();
    inputRef.current?.focus();
  };
  const submit = (): void => {
    history.reset();
    const option = options[active];
    if (option) take(option);
    else onApply();
  };
  return (
    <form
      className="try-command"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
          value={phrase}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          placeholder={
            example && translate('try.placeholder', 'For example: {command}', { command: example })
          }
          // The meaning would otherwise be below the visible part of the page.
          onFocus={() => meaningBox.current?.scrollIntoView({ block: 'nearest' })}
          onKeyDown={(event) => {
            // In an empty field, undo refers to the last command.
            const direction = phrase === '' && historyKey(event);
            if (direction) {
              event.preventDefault();
              onHistory(direction);
            } else if (active >= 0 || !history.onKeyDown(event)) onKeyDown(event);
          }}
          onChange={({ currentTarget }) => {
            reset();
            history.reset();
            onPhrase(currentTarget.value);
          }}
        />
        <button type="submit" className="button main-button">
          {translate('try.apply', 'Apply')}
        </button>
        {/* Reports that there is nothing to undo instead of being disabled, which would lose focus. */}
        <button
          type="button"
          className="button"
          aria-disabled={!props.canUndo}
          onClick={() => onHistory('undo')}
        >
          {translate('try.undo', 'Undo')}
        </button>
      </div>
      <div
        ref={meaningBox}
        id={`${id}-meaning`}
        className={isWrong ? 'try-meaning try-wrong' : 'try-meaning'}
      >
        {props.meaning}
      </div>
      {props.result}
      <OptionList id={id} options={options} active={active} onTake={take} />
    </form>
  );
}

/** What an undo or redo shortcut does. */
export type HistoryKey = 'undo' | 'redo';

/** Returns the meaning of a key event: Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo. */
export function historyKey({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  key,
}: KeyboardEvent): HistoryKey | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : undefined;
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
