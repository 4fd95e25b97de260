// npm start: from a fresh clone to a served production build. Arguments after `--` go to the
// server: npm start -- --port 5000
import { installDependencies } from './install.mjs';
import { runUntilStopped } from './run-until-stopped.mjs';

installDependencies();
const built = await runUntilStopped(['scripts/build.mjs']);
if (built !== 0) process.exit(built);

const given = process.argv.slice(2);
const hasPort = given.some((argument) => /^--port(?:=|$)/.test(argument));
const port = hasPort ? [] : ['--port', '4173'];
process.exit(
  await runUntilStopped(['node_modules/vite/bin/vite.js', 'preview', ...port, ...given]),
);
