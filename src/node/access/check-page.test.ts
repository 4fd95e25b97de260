import { describe, expect, it } from 'vitest';
import { checkPage } from './check-page.ts';

/** A page without faults, into which a test puts one. */
function page(main: string, before = ''): string {
  return `<!doctype html><html lang="en"><head><title>T</title>
    <link rel="canonical" href="https://example.org/docs/here/"></head><body>
    <a class="skip-link" href="#main">Skip to main content</a>${before}
    <main id="main"><h1>Title</h1>${main}</main></body></html>`;
}

function rulesBroken(html: string): readonly string[] {
  return checkPage(html).map(({ rule }) => rule);
}

describe('checkPage', () => {
  it('finds nothing wrong with a page whose controls are named, unique and few', () => {
    const html = page(
      `<nav aria-label="Contents"><a href="#a">A section</a></nav><h2 id="a">A</h2>
       <p><a href="/docs/a/">A</a> and <a href="/docs/a/">a</a>, <a href="/docs/here/#b">B</a>, <a href="#b">B</a></p><h2 id="b">Bee</h2>
       <button>Copy <span class="visually-hidden">code</span></button><button hidden>Copy code</button>
       <details><summary>More</summary><a href="/x">A</a></details>
       <label>Filter <input></label><img src="x.png" alt="">`,
      '<button>Search <kbd>Ctrl</kbd></button>',
    );
    expect(checkPage(html)).toEqual([]);
  });

  it.each([
    ['name', '<button><svg></svg></button>'],
    ['name', '<input type="text">'],
    ['visible words', '<button aria-label="Toggle it">Open</button>'],
    ['visible words', '<a href="/x"><span aria-label="shape">Fox</span></a>'],
    ['silent', '<div aria-hidden="true"><a href="/x">Fox</a></div>'],
    ['one name, one target', '<a href="/x">Fox</a> <a href="/y">fox.</a>'],
    ['one name, one target', '<button>Try</button> <button>Try</button>'],
    [
      'one name, one target',
      '<a href="#a">Fox</a><h2 id="a">x</h2><a href="/docs/there/#a">Fox</a>',
    ],
    ['sayable', '<button>×</button>'],
    ['sayable', '<a href="/x">🦊 Fox</a>'],
    ['landmarks', '<h1>Again</h1>'],
    ['landmarks', '<main></main>'],
    ['landmarks', '<nav>x</nav>'],
    [
      'landmarks',
      '<div role="region" aria-label="A"></div><div role="region" aria-label="A"></div>',
    ],
    ['landmarks', '<h2>Two</h2><h4>Four</h4>'],
    ['references', '<p id="a"></p><p id="a"></p>'],
    ['references', '<button aria-controls="nowhere">Open</button>'],
    ['nested', '<a href="/x">Fox <button>Copy</button></a>'],
    ['tab order', '<a href="/x" tabindex="2">Fox</a>'],
  ])('finds the fault "%s" in %s', (rule, html) => {
    expect(rulesBroken(page(html))).toEqual([rule]);
  });

  it('finds long names on the buttons round the text, and leaves those in it alone', () => {
    const button = '<button>One two three four five six seven</button>';
    expect(rulesBroken(page('', button))).toEqual(['sayable']);
    expect(rulesBroken(page(button))).toEqual([]);
  });

  it('counts the tab stops before the text: a list with arrow keys is one, a filter and a menu are allowed for', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `<a href="/${index}">Page ${index}</a>`).join('');
    expect(rulesBroken(page('', links(7)))).toEqual([]);
    expect(rulesBroken(page('', links(8)))).toEqual(['tab stops']);
    expect(rulesBroken(page('', `<ul data-arrow-keys>${links(30)}</ul>`))).toEqual([]);
    const filter = '<label>Filter <input type="search"></label>';
    const menu = '<button aria-haspopup="true">Languages</button>';
    expect(rulesBroken(page('', filter + menu + links(7)))).toEqual([]);
    expect(rulesBroken(page('', filter + menu + links(8)))).toEqual(['tab stops']);
  });

  it('wants the skip link first', () => {
    const html = page('').replace('<a class="skip-link"', '<a href="/x">X</a><a class="skip-link"');
    expect(rulesBroken(html)).toEqual(['tab stops']);
  });
});
