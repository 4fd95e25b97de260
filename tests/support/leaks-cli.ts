// npx tsx tests/support/leaks-cli.ts FOLDER [NAME…]: finds MDX code shown as text in a built site,
// and names that should not be there.
import { findLeaks } from './find-leaks.ts';

const [folder = 'dist', ...names] = process.argv.slice(2);
const leaks = findLeaks(folder, names);
for (const { file, text } of leaks) console.log(`${file}: ${text}`);
console.log(`${leaks.length} leaks`);
process.exitCode = leaks.length > 0 ? 1 : 0;
