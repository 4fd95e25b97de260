import { ActionType } from '../core/commandRunner/typings/ActionCommand';
import { HatColor, HatShape } from '../core/commandRunner/typings/hatStyles.types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
export type Keymap<T> = Record<string, T>;
export declare const DEFAULT_ACTION_KEYMAP: Keymap<ActionType>;
export declare const DEFAULT_SCOPE_KEYMAP: Keymap<SimpleScopeTypeType>;
export declare const DEFAULT_COLOR_KEYMAP: Keymap<HatColor>;
export declare const DEFAULT_SHAPE_KEYMAP: Keymap<HatShape>;
