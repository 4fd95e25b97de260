import { IDE } from '../../common';
export declare function injectIde(ide: IDE | undefined): void;
declare function ide(): IDE;

export default ide;
