import type { ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { FilePicker, PasteBox } from './file-inputs.tsx';
import { useOwnWords } from './use-own-words.ts';
import type { ReadOutcome } from './use-own-words.ts';
import { WordChanges } from './word-changes.tsx';

/** Settings of the reader's own spoken forms: files in, problems line by line, what changed, and the way back. */
export function MyVocabulary(): ReactNode {
  const translate = useTranslate();
  const { changes, outcome, readFiles, restore } = useOwnWords();
  const count = changes.length;
  return (
    <div className="my-words">
      <p>
        {translate({
          id: 'myWords.intro',
          message:
            'If you have changed your spoken forms, this site can use them: every command, table and example is then shown in your words. Your files stay in this browser; nothing is sent.',
        })}
      </p>
      <FilePicker onFiles={readFiles} />
      <PasteBox onFiles={readFiles} />
      <div role="status">
        {(outcome !== null || count > 0) && (
          <p>
            {translate(
              { id: 'myWords.count', message: 'Terms that differ from the defaults: {count}' },
              { count },
            )}
          </p>
        )}
        {outcome && <Problems outcome={outcome} />}
      </div>
      {count > 0 && (
        <>
          <button type="button" onClick={restore}>
            {translate({ id: 'myWords.restore', message: 'Restore default words' })}
          </button>
          <WordChanges changes={changes} />
        </>
      )}
    </div>
  );
}

function Problems({
  outcome: { fileCount, problems, problemCount },
}: {
  readonly outcome: ReadOutcome;
}): ReactNode {
  const translate = useTranslate();
  if (problems.length === 0)
    return (
      <p>
        {translate(
          { id: 'myWords.read', message: 'Files read without a problem: {fileCount}' },
          { fileCount },
        )}
      </p>
    );
  return (
    <>
      <p>{translate({ id: 'myWords.problems', message: 'These lines were skipped:' })}</p>
      <ul className="my-words-problems">
        {problems.map(({ file, line, message }) => (
          <li key={`${file}:${line}:${message}`}>
            <code>{`${file}:${line}`}</code> {message}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p>
          {translate(
            { id: 'myWords.moreProblems', message: 'Lines passed over in all: {problemCount}' },
            { problemCount },
          )}
        </p>
      )}
    </>
  );
}
