/**
 * The keys that mean something when the user has set none.
 *
 * @module
 */

import { ActionType } from '../core/commandRunner/typings/ActionCommand';
import { HatColor, HatShape } from '../core/commandRunner/typings/hatStyles.types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/** What each key sequence stands for. */
export type Keymap<T> = Record<string, T>;

/** Keys for actions; there are some only in tests. */
export declare const DEFAULT_ACTION_KEYMAP: Keymap<ActionType>;

/** Keys for scopes; there are some only in tests. */
export declare const DEFAULT_SCOPE_KEYMAP: Keymap<SimpleScopeTypeType>;

/** Keys for hat colors; there are some only in tests. */
export declare const DEFAULT_COLOR_KEYMAP: Keymap<HatColor>;

/** Keys for hat shapes; there are none, not even in tests. */
export declare const DEFAULT_SHAPE_KEYMAP: Keymap<HatShape>;
