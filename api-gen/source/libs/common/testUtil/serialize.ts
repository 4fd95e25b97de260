declare const serialize: (obj: unknown) => string;
export default serialize;
