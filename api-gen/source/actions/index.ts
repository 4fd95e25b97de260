import Actions from './Actions';
export default Actions;
