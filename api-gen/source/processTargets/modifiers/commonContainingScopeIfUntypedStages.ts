import ModifyIfUntypedStage from './ModifyIfUntypedStage';

export declare const containingSurroundingPairIfUntypedStage: ModifyIfUntypedStage;

export declare const containingLineIfUntypedStage: ModifyIfUntypedStage;

export declare const containingTokenIfUntypedStage: ModifyIfUntypedStage;
