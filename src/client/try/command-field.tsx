import { useId, type ReactNode, type RefObject } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { NextWord } from './next-words.ts';
import { useOptions } from './use-options.ts';

interface CommandFieldProps {
  readonly phrase: string;
  /** What can be said next, the most wanted first. */
  readonly options: readonly NextWord[];
  /** Says what the phrase means, or what is wrong with it. */
  readonly meaning: ReactNode;
  readonly isWrong: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  onPhrase(phrase: string): void;
  onApply(): void;
}

/** How many options are shown: more than these are quicker typed than found. */
const maxOptions = 24;

/** The field for commands with what can be said next: a combobox whose list is always in sight, so that it can be spoken to. */
export function CommandField(props: CommandFieldProps): ReactNode {
  const { phrase, meaning, isWrong, inputRef, onPhrase, onApply } = props;
  const translate = useTranslate();
  const id = useId();
  const options = props.options.slice(0, maxOptions);
  const { active, reset, onKeyDown } = useOptions(options);
  const take = (option: NextWord): void => {
    onPhrase(`${option.phrase} `);
    reset();
    inputRef.current?.focus();
  };
  const submit = (): void => {
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
      <label htmlFor={`${id}-field`}>{translate({ id: 'try.command', message: 'Command' })}</label>
      <div className="try-command-row">
        <input
          ref={inputRef}
          id={`${id}-field`}
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
          placeholder={translate({
            id: 'try.placeholder',
            message: 'Type or dictate, such as take air',
          })}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            reset();
            onPhrase(currentTarget.value);
          }}
        />
        <button type="submit" className="button try-apply">
          {translate({ id: 'try.apply', message: 'Apply' })}
        </button>
      </div>
      <div id={`${id}-meaning`} className={isWrong ? 'try-meaning try-wrong' : 'try-meaning'}>
        {meaning}
      </div>
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

function OptionList({ id, options, active, onTake }: OptionListProps): ReactNode {
  const translate = useTranslate();
  return (
    <ul
      id={`${id}-options`}
      role="listbox"
      className="try-options"
      aria-label={translate({ id: 'try.options', message: 'What can be said next' })}
    >
      {options.map((option, index) => (
        // The keys that choose an option belong to the field, which keeps the focus.
        <li
          key={option.phrase}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          {option.spoken}
        </li>
      ))}
    </ul>
  );
}
