import { ActionType } from '../commandRunner/typings/ActionCommand';
declare function canonicalizeActionName(actionName: string): ActionType;

export default canonicalizeActionName;
