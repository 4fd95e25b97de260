import type { ExampleStart } from '#client/try/session/start-state.ts';

/** A file to try commands on. */
export interface Sample {
  /** The name of the sample, usually that of its language. */
  readonly name: string;
  readonly languageId: string;
  readonly text: string;
}

/** The sandbox's sample files; the last one is empty, for the reader's own text. */
export const samples: readonly [Sample, ...Sample[]] = [
  {
    name: 'TypeScript',
    languageId: 'typescript',
    text: `interface Plant {
  name: string;
  water: number;
}

function isThirsty(plant: Plant, day: number) {
  return day - plant.water > 3;
}

function report(plants: Plant[], today: number) {
  const dry = plants.filter((one) => isThirsty(one, today));
  console.log("to water:", dry.length);
}
`,
  },
  {
    name: 'JavaScript',
    languageId: 'javascript',
    text: `const prices = { tea: 3, bread: 4, jam: 6 };

// Adds up the basket.
function total(basket) {
  let sum = 0;
  for (const item of basket) {
    if (/^[a-z]+$/.test(item)) {
      sum = sum + prices[item];
    }
  }
  return sum;
}

class Stall {
  basket = ["tea", "jam"];
  pay() {
    console.log(total(this.basket));
  }
}
`,
  },
  {
    name: 'Python',
    languageId: 'python',
    text: `rooms = ["kitchen", "hall", "attic"]


def warm(room, degrees=20):
    print("warming", room)
    return {"room": room, "degrees": degrees}


for room in rooms:
    warm(room, degrees=18)
`,
  },
  {
    name: 'JSON',
    languageId: 'json',
    text: `{
  "title": "Night train",
  "stops": ["Basel", "Kassel", "Hamburg"],
  "seats": 240,
  "dining": { "open": true, "until": "22:30" }
}
`,
  },
  {
    name: 'HTML',
    languageId: 'html',
    text: `<section class="recipe">
  <h2>Flat bread</h2>
  <ul>
    <li>Flour</li>
    <li>Water</li>
    <li>Salt</li>
  </ul>
  <a href="/recipes">More recipes</a>
</section>
`,
  },
  {
    name: 'CSS',
    languageId: 'css',
    text: `.panel,
.sidebar a {
  margin: 4px 1em;
  color: teal;
  width: calc(100% - 20px);
}
`,
  },
  { name: 'Own text', languageId: 'plaintext', text: '' },
];

const places = 'first second third fourth fifth sixth seventh eighth'.split(' ');

/** A sample for phrases that need many lines or functions, such as "take row eighty nine". */
export const longerSample: Sample = {
  name: 'Longer text',
  languageId: 'typescript',
  text: [...places, ...places, ...places]
    .map(
      (place, index) => `function ${place}StepToTake(air, bat, cap) {
  const all = [air, bat, cap, ${index}];
  return sum(all);
}
`,
    )
    .join(''),
};

/** A sample for phrases about prose, such as "snippet link". */
export const proseSample: Sample = {
  name: 'Markdown',
  languageId: 'markdown',
  text: `# Garden

Water the plants at dawn. A list of all of them
is on the back of the shed.

'mint'
\`sage\`
\\"rose\\"
\\'lily\\'
\\(fern\\)
\\[moss\\]
`,
};

/**
 * Names of the languages that readers can choose for their own text, keyed by VS Code language
 * identifier.
 */
export const languageNames: Readonly<Record<string, string>> = {
  plaintext: 'Plain text',
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  javascriptreact: 'JavaScript (JSX)',
  json: 'JSON',
  python: 'Python',
  scss: 'SCSS',
  typescript: 'TypeScript',
  typescriptreact: 'TypeScript (TSX)',
};

/** Returns a sample's initial state, with the cursor at the start. */
export function startOf({ languageId, text }: Sample): ExampleStart {
  const start = { line: 0, character: 0 };
  return {
    text,
    languageId,
    selections: [{ anchor: start, active: start }],
    marks: [],
    thatMark: [],
    sourceMark: [],
  };
}
