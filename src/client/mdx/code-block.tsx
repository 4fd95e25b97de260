import { Children, type ReactNode } from 'react';
import { markLines, parseCodeMeta } from '#shared/page/code-meta.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { translate } from '#client/i18n/translate.ts';

interface CodeBlockProps {
  readonly children?: ReactNode;
  readonly language?: string;
  /** Class that names the language: `language-js`. */
  readonly className?: string;
  /** Options, as written after a fence's language. */
  readonly metastring?: string;
  readonly title?: ReactNode;
  /** Whether lines are numbered, or the number of the first line. */
  readonly showLineNumbers?: boolean | number;
}

/**
 * A code block whose code is computed by JSX. It has the markup of a static code block but no
 * colors, so that no highlighter is sent to the browser.
 */
export function CodeBlock({
  children,
  className = '',
  language = /(?:^|\s)language-(\S+)/.exec(className)?.[1],
  metastring = '',
  title,
  showLineNumbers = false,
}: CodeBlockProps) {
  const page = usePage();
  const meta = parseCodeMeta(metastring);
  const parts = Children.toArray(children);
  const marked = parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? markLines(parts.join('').replace(/\n$/, ''), { ...meta, language })
    : undefined;
  const caption = meta.title ?? title;
  const name = typeof caption === 'string' ? caption : undefined;
  const firstNumber = showLineNumbers === false ? meta.firstNumber : Number(showLineNumbers);
  return (
    <figure
      className="code-block"
      data-language={language}
      data-line-numbers={firstNumber === undefined ? undefined : ''}
    >
      {caption !== undefined && <figcaption className="code-title">{caption}</figcaption>}
      <CodeActions title={name} />
      <pre
        tabIndex={0}
        role="region"
        aria-label={translate('region.code', '{heading} code', { heading: name ?? page.title })}
      >
        <code
          className={language && `language-${language}`}
          style={
            (firstNumber ?? 1) === 1
              ? undefined
              : { counterReset: `line ${Number(firstNumber) - 1}` }
          }
        >
          {(marked?.lines ?? [parts]).map((line, index) => {
            const style = marked?.styles[index];
            return [
              index > 0 && '\n',
              <span key={index} className={style ? `line line-${style}` : 'line'}>
                {line}
              </span>,
            ];
          })}
        </code>
      </pre>
    </figure>
  );
}

/**
 * A code block's buttons. Their names include the block's title, if any, to tell several blocks
 * apart.
 */
function CodeActions({ title }: { readonly title?: string }) {
  const named = (name: string) => (title === undefined ? name : `${name}: ${title}`);
  return (
    <div className="code-actions">
      <button
        type="button"
        data-action="wrap-code"
        aria-label={named(translate('code.wrapLabel', 'Toggle word wrap{number}', { number: '' }))}
        aria-pressed="false"
        hidden
      >
        {translate('code.wrap', 'Toggle word wrap')}
      </button>
      <button
        type="button"
        data-action="copy-code"
        aria-label={named(
          translate('code.copyLabel', 'Copy code{number} to clipboard', { number: '' }),
        )}
      >
        {translate('code.copy', 'Copy code')}
      </button>
    </div>
  );
}
