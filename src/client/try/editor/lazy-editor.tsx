import { LoadedPart, type LoadedPartProps } from '#client/loading/loaded-part.tsx';
import { translate } from '#client/i18n/translate.ts';

/** An editor whose code is loaded when it renders. */
export function LazyEditor<Props extends object>(editor: LoadedPartProps<Props>) {
  const waiting = <p role="status">{translate('try.opening', 'Opening the editor.')}</p>;
  return <LoadedPart {...editor} waiting={waiting} />;
}
