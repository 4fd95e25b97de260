import { checkFolder } from './check-folder.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'Usage: npm run check:pages -- FOLDER   where FOLDER holds a built site, such as dist',
  );
  process.exitCode = 2;
} else await report(folder);

/** Prints every finding and its page. */
async function report(place: string): Promise<void> {
  const pages = await checkFolder(place);
  const lines = pages.flatMap(({ file, findings }) =>
    findings.map(({ rule, message }) => `${file}: ${rule}: ${message}`),
  );
  for (const line of lines) console.log(line);
  console.log(`${pages.length} pages, ${lines.length} findings.`);
  process.exitCode = lines.length === 0 && pages.length > 0 ? 0 : 1;
}
