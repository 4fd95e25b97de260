import { useMemo, useState } from 'react';
import { listChangedTerms, type ChangedTerm } from '#client/my-vocabulary/changed-terms.ts';
import {
  mergeMyVocabulary,
  readVocabularyFiles,
  type GivenFile,
  type VocabularyReading,
} from '#client/my-vocabulary/read-vocabulary-files.ts';
import { useSiteStore, useSiteStoreApi } from '#client/store/use-site-store.tsx';
import { ModalDialog } from '#client/ui/modal-dialog.tsx';
import { inLanguage, useLanguage } from '#client/language/in-language.tsx';
import { FilePicker, PasteBox } from './file-inputs.tsx';
import './my-vocabulary-dialog.css';
import { translate } from '#client/i18n/translate.ts';

/** A modal dialog with the vocabulary settings, in its own chunk. */
export const MyVocabularyDialog = inLanguage(VocabularySettings);

function VocabularySettings({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog
      className="my-vocabulary-dialog"
      title={translate('myVocabulary.title', 'My vocabulary')}
      closeLabel={translate('myVocabulary.close', 'Close my vocabulary')}
      onClose={onClose}
    >
      <MyVocabularyPanel />
    </ModalDialog>
  );
}

/**
 * Vocabulary settings: inputs for files and pasted text, skipped lines, changed terms, and a button
 * to restore the defaults.
 */
export function MyVocabularyPanel() {
  const mine = useSiteStore((state) => state.myVocabulary);
  const store = useSiteStoreApi();
  const { vocabulary } = useLanguage();
  const changes = useMemo(() => listChangedTerms(mine, vocabulary), [mine, vocabulary]);
  /** The result of the most recent action; null before the first. */
  const [outcome, setOutcome] = useState<ReadOutcome | 'restored' | null>(null);
  const readFiles = (files: readonly GivenFile[]) => {
    // Files take time to read, so the vocabulary may have changed since this was rendered.
    const { myVocabulary, setMyVocabulary } = store.getState();
    const reading = readVocabularyFiles(files, vocabulary, myVocabulary);
    setMyVocabulary(mergeMyVocabulary(myVocabulary, reading));
    setOutcome({ ...reading, fileCount: files.length });
  };
  const count = changes.length;
  const isRead = outcome !== null && outcome !== 'restored';
  return (
    <div className="my-vocabulary">
      <p>
        {translate(
          'myVocabulary.intro',
          'If you have changed your spoken forms, this site can use them, so that every command, table and example appears in your words. Your files stay in this browser; nothing is sent.',
        )}
      </p>
      <FilePicker onFiles={readFiles} />
      <PasteBox onFiles={readFiles} />
      <div role="status">
        {outcome === 'restored' && (
          <p>{translate('myVocabulary.restored', 'The default words are restored.')}</p>
        )}
        {(isRead || count > 0) && (
          <p>
            {translate('myVocabulary.count', 'Terms that differ from the defaults: {count}', {
              count,
            })}
          </p>
        )}
        {isRead && <Problems {...outcome} />}
      </div>
      {/* Stays after it has been pressed, so that it keeps its position and the focus. */}
      {(count > 0 || outcome === 'restored') && (
        <button
          type="button"
          className="button"
          onClick={() => {
            store.getState().setMyVocabulary([]);
            setOutcome('restored');
          }}
        >
          {translate('myVocabulary.restore', 'Restore default words')}
        </button>
      )}
      {count > 0 && <ChangedTerms changes={changes} />}
    </div>
  );
}

interface ReadOutcome extends VocabularyReading {
  readonly fileCount: number;
}

function Problems({ fileCount, problems, problemCount }: ReadOutcome) {
  if (problems.length === 0)
    return <p>{translate('myVocabulary.read', 'Files read: {fileCount}', { fileCount })}</p>;
  return (
    <>
      <p>{translate('myVocabulary.problems', 'These lines were skipped:')}</p>
      <ul className="my-vocabulary-problems">
        {problems.map(({ file, line, message }) => (
          <li key={`${file}:${line}:${message}`}>
            <code>{`${file}:${line}`}</code> {message}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p>
          {translate('myVocabulary.moreProblems', 'Lines skipped in total: {problemCount}', {
            problemCount,
          })}
        </p>
      )}
    </>
  );
}

/** Lists the reader's words and the default words they replace. */
function ChangedTerms({ changes }: { readonly changes: readonly ChangedTerm[] }) {
  return (
    <table
      className="my-vocabulary-changes"
      aria-label={translate('myVocabulary.changes', 'Changed words')}
    >
      <thead>
        <tr>
          <th scope="col">{translate('myVocabulary.default', 'Default')}</th>
          <th scope="col">{translate('myVocabulary.own', 'You say')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ group, identifier, spoken, defaults }) => (
          <tr key={`${group}:${identifier}`}>
            <th scope="row">
              {defaults.length > 0 ? defaults.join(', ') : <code>{identifier}</code>}
            </th>
            <td>
              {spoken.length > 0
                ? spoken.join(', ')
                : translate('myVocabulary.off', 'nothing: turned off')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
