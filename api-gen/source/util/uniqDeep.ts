declare const _default: <T>(array: T[]) => T[];

export default _default;
