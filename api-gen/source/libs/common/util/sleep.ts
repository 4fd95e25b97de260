declare const sleep: <T = void>(delay?: number, value?: T) => Promise<T>;
export default sleep;
