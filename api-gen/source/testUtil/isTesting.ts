declare const isTesting: () => boolean;

export default isTesting;
