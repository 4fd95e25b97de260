import { Children, type ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';

interface CodeBlockProps {
  readonly children?: ReactNode;
  readonly language?: string;
  /** Class that names the language: `language-js`. */
  readonly className?: string;
  readonly title?: ReactNode;
  /** Whether lines are numbered, or the number of the first. */
  readonly showLineNumbers?: boolean | number;
}

/**
 * Code computed by JSX: the markup of static code blocks without colors, so that no highlighter is
 * sent to the browser.
 */
export function CodeBlock({
  children,
  className = '',
  language = /(?:^|\s)language-(\S+)/.exec(className)?.[1],
  title,
  showLineNumbers = false,
}: CodeBlockProps): ReactNode {
  const parts = Children.toArray(children);
  const isText = parts.every((part) => typeof part === 'string' || typeof part === 'number');
  const lines = isText ? parts.join('').replace(/\n$/, '').split('\n') : [parts];
  const name = typeof title === 'string' ? title : undefined;
  return (
    <figure
      className="code-block"
      data-language={language}
      data-line-numbers={showLineNumbers === false ? undefined : ''}
    >
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      <CodeActions title={name} />
      <pre>
        <code className={language && `language-${language}`}>
          {lines.map((line, index) => [
            index > 0 && '\n',
            <span key={index} className="line">
              {line}
            </span>,
          ])}
        </code>
      </pre>
    </figure>
  );
}

/** Buttons of a code block. Their names include the title, if any, to tell several blocks apart. */
function CodeActions({ title }: { readonly title?: string }): ReactNode {
  const translate = useTranslate();
  const named = (name: string) => (title === undefined ? name : `${name}: ${title}`);
  return (
    <div className="code-actions">
      <button
        type="button"
        data-action="wrap-code"
        aria-label={named(
          translate({ id: 'code.wrap', message: 'Toggle word wrap{number}' }, { number: '' }),
        )}
        aria-pressed="false"
        hidden
      >
        {translate({ id: 'code.wrap', message: 'Toggle word wrap{number}' }, { number: '' })}
      </button>
      <button
        type="button"
        data-action="copy-code"
        aria-label={named(
          translate(
            { id: 'code.copyLabel', message: 'Copy code{number} to clipboard' },
            { number: '' },
          ),
        )}
      >
        {translate({ id: 'code.copy', message: 'Copy code{number}' }, { number: '' })}
      </button>
    </div>
  );
}
