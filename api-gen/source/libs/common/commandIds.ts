export declare const CURSORLESS_COMMAND_ID = 'cursorless.command';
