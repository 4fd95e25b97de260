// npm start: from a fresh clone to a served production build.
import { installDependencies, run } from './install.mjs';

installDependencies();
const built = run('npm', ['run', 'build']);
if (built !== 0) process.exit(built);
process.exit(run('npm', ['run', 'preview']));
