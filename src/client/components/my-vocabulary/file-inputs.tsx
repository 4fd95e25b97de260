import { useId, useState } from 'react';
import type { GivenFile } from '#client/my-vocabulary/read-vocabulary-files.ts';
import { translate } from '#client/i18n/translate.ts';

interface FileInputProps {
  readonly onFiles: (files: readonly GivenFile[]) => void;
}

/** Accepts files that are selected or dropped. */
export function FilePicker({ onFiles }: FileInputProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  // The files are copied first, because their list becomes empty: that of dropped files right after
  // the event, that of selected files when the input is reset below.
  const accept = (files: Iterable<File> | null) => {
    const chosen = [...(files ?? [])];
    const reading = chosen.map(async (file) => ({ name: file.name, text: await file.text() }));
    if (chosen.length > 0) void Promise.all(reading).then(onFiles);
  };
  return (
    <div
      className="my-vocabulary-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        accept(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>{translate('myVocabulary.choose', 'Choose CSV files')}</label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv,text/plain"
        multiple
        onChange={({ currentTarget }) => {
          accept(currentTarget.files);
          // Allows the same files to be selected again after a correction.
          currentTarget.value = '';
        }}
      />
      <p>
        {translate(
          'myVocabulary.drop',
          'or drop them here. They are in the cursorless-settings folder of your Talon user folder.',
        )}
      </p>
    </div>
  );
}

/** Accepts pasted text as a single file. */
export function PasteBox({ onFiles }: FileInputProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="my-vocabulary-paste"
      onSubmit={(event) => {
        event.preventDefault();
        onFiles([{ name: '', text }]);
        setText('');
      }}
    >
      <label htmlFor={id}>{translate('myVocabulary.paste', 'Paste the text of a CSV file')}</label>
      <textarea
        className="field"
        id={id}
        rows={4}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {/* Never disabled, because it would lose the focus as soon as the text is used. */}
      <button type="submit" className="button">
        {translate('myVocabulary.usePasted', 'Use pasted text')}
      </button>
    </form>
  );
}
