import processTargets from './processTargets';

export default processTargets;
