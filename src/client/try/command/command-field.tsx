import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { EditorCommands } from './use-editor-commands.ts';
import { useLanguage } from '#client/language/in-language.tsx';
import { pickWords, type NextWord, type NextWordsOptions, type WordKind } from './next-words.ts';
import { LastStep } from './last-step.tsx';
import { PhraseMeaning } from './phrase-meaning.tsx';
import { directionOfKey } from '../guess/history-direction.ts';
import { useFieldMeaning } from './use-field-meaning.ts';
import { useReaderLanguage } from '#client/try/session/reader-language.ts';
import type { SessionControls, SessionOptions } from '#client/try/session/use-session.ts';
import { formsOf } from '#client/try/guess/written-words.ts';
import { verbatim } from '#client/ui/verbatim.ts';
import { translate } from '#client/i18n/translate.ts';
import { groupBy } from '#shared/text/group-by.ts';

interface CommandFieldProps extends Pick<SessionOptions, 'task'>, Pick<NextWordsOptions, 'taught'> {
  readonly controls: SessionControls;
  readonly commands: EditorCommands;
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * Returns the field's placeholder with the shortest command in the page's spoken forms, such as
 * "take air"; undefined if they lack one of its words.
 */
function usePlaceholder() {
  const { sayable } = useLanguage();
  const [[take], [air]] = [formsOf('setSelection', sayable), formsOf('a', sayable)];
  if (take === undefined || air === undefined) return undefined;
  return translate('try.placeholder', 'For example: {command}', { command: `${take} ${air}` });
}

/**
 * The command field, with the meaning of its phrase, the effect of the last command, and the next
 * words: a combobox whose list is always visible, for voice control.
 */
export function CommandField({ controls, commands, task, taught, input }: CommandFieldProps) {
  const { session, failure } = controls;
  const { state, miss, step: last = miss, past, settled = state } = session;
  const language = useReaderLanguage();
  const meant = useFieldMeaning({
    text: commands.phrase,
    state: settled,
    language,
    taught,
    failure,
  });
  const hasFailed = failure !== undefined;
  const id = useId();
  const meaningBox = useRef<HTMLDivElement>(null);
  const showMeaning = (): void => meaningBox.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    if (hasFailed) showMeaning();
  }, [hasFailed]);
  const options = pickWords(meant.options);
  const { active, reset, onKeyDown } = useFieldKeys(commands, options);
  const take = (option: NextWord) => {
    commands.write(`${option.phrase} `);
    reset();
    input.current?.focus();
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
          ref={input}
          id={`${id}-field`}
          className="command-field"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-activedescendant={active < 0 ? undefined : `${id}-option-${active}`}
          aria-describedby={`${id}-meaning`}
          aria-invalid={hasFailed || undefined}
          value={commands.phrase}
          {...verbatim}
          placeholder={usePlaceholder()}
          // The meaning would otherwise be below the visible part of the page.
          onFocus={showMeaning}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            reset();
            commands.write(currentTarget.value);
          }}
        />
        <button type="submit" className="button main-button">
          {translate('try.apply', 'Apply')}
        </button>
        <button
          type="button"
          className="button"
          // Not disabled, because a disabled button would lose focus. Pressing it reports that
          // there is nothing to undo.
          aria-disabled={past.length === 0}
          onClick={() => commands.onHistory('undo')}
        >
          {translate('try.undo', 'Undo')}
        </button>
      </div>
      <div
        ref={meaningBox}
        id={`${id}-meaning`}
        className={hasFailed ? 'try-meaning try-wrong' : 'try-meaning'}
      >
        <PhraseMeaning
          {...{ meant, controls, commands }}
          onUse={() => {
            commands.submit(true);
            input.current?.focus();
          }}
        />
      </div>
      {last && <LastStep step={last} goal={miss && task?.goal} />}
      <OptionList id={id} options={options} active={active} onTake={take} />
    </form>
  );
}

/** How far each arrow key moves up the list of options, or back in the history. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Handles the field's keys: moves through the options while focus remains in the field, and recalls
 * earlier phrases, as in a shell. `active` is the index of the selected option, or -1.
 */
function useFieldKeys(
  { phrase, said, write, onHistory }: EditorCommands,
  options: readonly unknown[],
) {
  const [chosen, setChosen] = useState(-1);
  /** Position in the history; 0 is the field itself. */
  const [back, setBack] = useState(0);
  const active = chosen < options.length ? chosen : -1;
  const reset = () => {
    setChosen(-1);
    setBack(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // In an empty field, undo applies to the last command.
    const direction = phrase === '' && directionOfKey(event);
    if (direction) onHistory(direction);
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.key === 'Escape' && active >= 0) setChosen(-1);
    else if (step === undefined) return;
    else if (active < 0 && !event.shiftKey && back + step >= 0 && back + step <= said.length) {
      setBack(back + step);
      write(said.at(said.length - back - step) ?? '');
    } else setChosen(moveUp(active, step, options.length));
    event.preventDefault();
  };
  return { active, reset, onKeyDown };
}

/**
 * Returns the index of the option one step up or down. From the field (-1), Down selects the first
 * option and Up the last; moving past either end returns to the field.
 */
function moveUp(active: number, step: number, count: number) {
  const places = count + 1;
  return ((active + 1 - step + places) % places) - 1;
}

interface OptionListProps {
  readonly id: string;
  readonly options: readonly NextWord[];
  readonly active: number;
  onTake(option: NextWord): void;
}

function OptionList({ id, options, active, onTake }: OptionListProps) {
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
      {[...groupBy(numbered, ({ kind }) => kind)].map(([kind, words]) => (
        <div key={kind} role="group" aria-label={names[kind]}>
          {words.map((option) => (
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
