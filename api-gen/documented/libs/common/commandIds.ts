/**
 * Identifiers of the extension's commands.
 *
 * @module
 */

/** The editor command that carries out spoken commands. */
export declare const CURSORLESS_COMMAND_ID = 'cursorless.command';
