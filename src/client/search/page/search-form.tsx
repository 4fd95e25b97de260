import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { translate } from '#client/i18n/translate.ts';

interface SearchFormProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Fields after the query field. */
  readonly children?: ReactNode;
}

/** The search page's form. It keeps its own text, because the address is updated with a delay. */
export function SearchForm({ query, onChange, children }: SearchFormProps) {
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const isOwnChange = useNavigationType() === NavigationType.Replace;
  // Back, Forward, and links change the query from outside. Typed text comes back later, when the
  // reader may have typed more, so it is ignored.
  if (query !== seen) {
    setSeen(query);
    if (!isOwnChange) setText(query);
  }
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const change = (value: string) => {
    setText(value);
    onChange(value);
  };
  return (
    <form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        {translate('search.page.label', 'Search for')}
        <input
          className="field"
          ref={field}
          type="search"
          name="q"
          value={text}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {text !== '' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            change('');
            field.current?.focus();
          }}
        >
          {translate('search.modal.clear', 'Clear')}
        </button>
      )}
      {children}
    </form>
  );
}
