import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText, hashFiles } from '#node/base/cache/hash-files.ts';
import type {
  DiagramFault,
  DrawDiagram,
  DrawnDiagram,
} from '#node/compile/context/compile-sources.ts';
import type { Store } from '#node/base/cache/store.ts';
import { attributes } from '#node/compile/html/allowed-drawing.ts';
import { checkDrawing } from '#node/compile/html/check-drawing.ts';
import { remember } from '#node/base/cache/remember.ts';
import { startThread } from '#node/base/threads/start-thread.ts';

interface Fault {
  readonly message: string;
  readonly place?: { readonly first_line?: number; readonly first_column?: number };
}

/** Time limit for one diagram in milliseconds, including the startup of the thread. */
const limit = 60_000;

/**
 * Creates a function that draws diagrams in a separate thread. The thread starts with the first
 * diagram, because Mermaid takes seconds to load. Diagrams already in the store are not redrawn.
 * `root` is the project folder.
 */
export function createDrawDiagram(store: Store, root: string): DrawDiagram {
  let version: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const thread = startThread<{ readonly drawn: DrawnDiagram } | { readonly fault: Fault }>({
    file: new URL('./mermaid-thread.mjs', import.meta.url),
    limit,
    options: {
      workerData: { fontFiles: fontFiles(), attributes },
      // Keeps what the libraries print out of the terminal.
      stdout: true,
      stderr: true,
    },
  });
  const drawNow = async (source: string, id: string): Promise<DrawnDiagram | DiagramFault> => {
    const answer = await thread.ask({ source, id });
    if ('fault' in answer) return { fault: toFault(answer.fault) };
    const { drawn } = answer;
    // The drawing is third-party markup, so it is checked against the allowlists.
    const [problem] = checkDrawing(new TextEncoder().encode(drawn.svg), id);
    return problem ? { fault: { message: problem.message.replace(/\.$/, '') } } : drawn;
  };
  return (source) => {
    version ??= hashFiles(
      ['src/node/features/diagrams', 'package-lock.json'].map((name) => path.join(root, name)),
    );
    return remember(store, JSON.stringify(['diagram', version, source]), {
      async make() {
        const drawing = last.then(() => drawNow(source, `diagram-${hashText(source, 8)}`));
        // One at a time, because the library draws into a single document.
        last = drawing;
        const value = await drawing;
        return { value, isLasting: !('fault' in value) };
      },
    });
  };
}

function fontFiles() {
  return ['400Regular/Inter_400Regular', '600SemiBold/Inter_600SemiBold'].map((name) =>
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}.ttf`)),
  );
}

/**
 * Converts Mermaid's error to a one-line message and, if known, a position in the diagram's source.
 * Some of its parsers include the position and the expected tokens in the message.
 */
function toFault({ message, place }: Fault) {
  const [, line, column = '1'] = /on line (\d+)(?:, column (\d+))?/i.exec(message) ?? [];
  const [first = '', excerpt] = message.split('\n');
  const said = /^Parse error on line/.test(first)
    ? `parse error near "${excerpt?.replace(/^\.+/, '…') ?? ''}"`
    : first;
  const atLine = place?.first_line ?? Number(line);
  return {
    message: said.slice(0, 200).replace(/[.:]+$/, ''),
    place:
      atLine > 0
        ? { line: atLine, column: (place?.first_column ?? Number(column) - 1) + 1 }
        : undefined,
  };
}
