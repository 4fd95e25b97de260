import { TokenGraphemeSplitter } from '../tokenGraphemeSplitter/tokenGraphemeSplitter';
declare function tokenGraphemeSplitter(): TokenGraphemeSplitter;

export default tokenGraphemeSplitter;
