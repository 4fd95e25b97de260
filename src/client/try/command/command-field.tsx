import { useEffect, useId, useRef, type RefObject } from 'react';
import type { EditorCommands } from './use-editor-commands.ts';
import { useLanguage } from '#client/language/in-language.tsx';
import {
  pickWords,
  wordKinds,
  type NextWord,
  type NextWordsOptions,
  type WordKind,
} from './next-words.ts';
import { LastStep } from './last-step.tsx';
import { PhraseMeaning } from './phrase-meaning.tsx';
import { useFieldKeys } from './use-field-keys.ts';
import { useFieldMeaning } from './use-field-meaning.ts';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import type { SessionControls, SessionOptions } from '#client/try/session/use-session.ts';
import { formsOf } from '#client/try/guess/written-words.ts';
import { verbatim } from '#client/ui/verbatim.ts';
import { translate } from '#client/i18n/translate.ts';

interface CommandFieldProps extends Pick<SessionOptions, 'task'>, Pick<NextWordsOptions, 'taught'> {
  readonly controls: SessionControls;
  readonly commands: EditorCommands;
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * Returns the shortest command in the page's spoken forms, such as "take air"; undefined if they
 * lack one of its words.
 */
function usePlaceholder(): string | undefined {
  const { sayable } = useLanguage();
  const [[take], [air]] = [formsOf('setSelection', sayable), formsOf('a', sayable)];
  if (take === undefined || air === undefined) return undefined;
  return translate('try.placeholder', 'For example: {command}', { command: `${take} ${air}` });
}

/**
 * The command field, with the meaning of its phrase, the effect of the last command, and the next
 * words: a combobox whose list is always visible, for voice control.
 */
export function CommandField(props: CommandFieldProps) {
  const { controls, commands, task, taught, input } = props;
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
  const take = (option: NextWord): void => {
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
          // Not disabled, because the button would lose focus: pressing it reports that there is
          // nothing to undo.
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
