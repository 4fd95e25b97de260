import { describe, expect, it } from 'vitest';
import { checkPage } from './check-page.ts';

/** Returns a page without problems, into which tests insert one. */
function page(main: string, before = ''): string {
  return `<!doctype html><html lang="en"><head><title>T</title>
    <link rel="canonical" href="https://example.org/docs/here/"></head><body>
    <a class="skip-link" href="#main">Skip to main content</a>${before}
    <main id="main"><h1>Title</h1>${main}</main></body></html>`;
}

/** Marks a page as shown by a browser in a viewport of this width. */
function seen(html: string, width: number): string {
  return html.replace('<html', `<html data-check-window="${width}"`);
}

function rulesBroken(html: string): readonly string[] {
  return checkPage(html).map((finding) => finding.replace(/: .*/, ''));
}

describe('checkPage', () => {
  it('finds nothing wrong with a page whose controls are named, unique and few', () => {
    const html = page(
      `<nav aria-label="Contents"><a href="#a">A section</a></nav><h2 id="a">A</h2>
       <p><a href="/docs/a/">A</a> and <a href="/docs/a/">a</a>, <a href="/docs/here/#b">B</a>, <a href="#b">B</a></p><h2 id="b">Bee</h2>
       <button>Copy <span class="visually-hidden">code</span></button><button hidden>Copy code</button>
       <details><summary>More</summary><a href="/x">A</a></details>
       <div role="option">More</div><ul><li role="treeitem"><a href="/f">Fox</a></li></ul>
       <table><caption>T</caption></table><table aria-label="T"></table>
       <label>Filter <input></label><img src="x.png" alt="">`,
      '<button>Search <kbd>Ctrl</kbd></button>',
    );
    expect(checkPage(html)).toEqual([]);
  });

  it.each([
    ['name', '<button><svg></svg></button>'],
    ['name', '<input type="text">'],
    ['name', '<table><tr><td>x</td></tr></table>'],
    ['visible words', '<button aria-label="Toggle it">Open</button>'],
    ['visible words', '<a href="/x"><span aria-label="shape">Fox</span></a>'],
    ['silent', '<div aria-hidden="true"><a href="/x">Fox</a></div>'],
    ['one name, one target', '<a href="/x">Fox</a> <a href="/y">fox.</a>'],
    ['one name, one target', '<button>Try</button> <button>Try</button>'],
    [
      'one name, one target',
      '<button role="option">Try</button> <button role="option">Try</button>',
    ],
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
  ])('finds "%s" in %s', (rule, html) => {
    expect(rulesBroken(page(html))).toEqual([rule]);
  });

  it('reports long names of buttons around the text, but not of those in it', () => {
    const button = '<button>One two three four five six seven</button>';
    expect(rulesBroken(page('', button))).toEqual(['sayable']);
    expect(rulesBroken(page(button))).toEqual([]);
  });

  it('counts a list with arrow keys as one tab stop, and allows extra ones for a filter and a menu', () => {
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

  it('requires the skip link to come first', () => {
    const html = page('').replace('<a class="skip-link"', '<a href="/x">X</a><a class="skip-link"');
    expect(rulesBroken(html)).toEqual(['tab stops']);
  });

  it.each([
    [1440, '<a href="/x" data-check-size="24 23.9">Fox</a>'],
    [1440, '<a href="/x" data-check-size="23 24">Fox</a>'],
    [1440, '<nav aria-label="Fox"><a href="/x" data-check-size="90 31">Fox</a></nav>'],
    [390, '<button data-check-size="44 40">Fox</button>'],
    [390, '<button data-check-size="40 44">Fox</button>'],
    [320, '<label>Fox <input data-check-size="200 43"></label>'],
  ])('finds targets that are too small in a window %d pixels wide: %s', (width, html) => {
    expect(rulesBroken(seen(page(html), width))).toEqual(['sizes']);
  });

  it('requires larger targets in navigation and on phones, and exempts links in sentences', () => {
    const link = '<a href="/x" data-check-size="24 24">Fox</a>';
    expect(rulesBroken(seen(page(link), 1440))).toEqual([]);
    const row = '<nav aria-label="Fox"><a href="/x" data-check-size="24 32">Fox</a></nav>';
    expect(rulesBroken(seen(page(row), 1440))).toEqual([]);
    const button = '<button data-check-size="44 44">Fox</button>';
    expect(rulesBroken(seen(page(button), 390))).toEqual([]);
    const word = '<a href="/x" data-check-size="20 19" data-check-in-sentence>Fox</a>';
    expect(rulesBroken(seen(page(`<p>A ${word}</p>`), 390))).toEqual([]);
  });

  it('reports hints that fill the window', () => {
    const links = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `<a href="/${index}" data-check-in-window>Page ${index}</a>`,
      ).join('');
    expect(rulesBroken(page(links(120)))).toEqual([]);
    expect(rulesBroken(page(links(121)))).toEqual(['view']);
  });

  it('reports content wider than the window unless keys can scroll it', () => {
    const wide = (role: string) => `<div ${role} data-check-sideways></div>`;
    expect(rulesBroken(page(wide('')))).toEqual(['view']);
    expect(rulesBroken(page(wide('role="region" aria-label="Code"')))).toEqual([]);
    expect(rulesBroken(seen(page(''), 320).replace('<html', '<html data-check-sideways'))).toEqual([
      'view',
    ]);
  });

  it('checks an open dialog like a page, without the rules for whole pages', () => {
    const dialog = (inside: string) => `<dialog open aria-label="Menu">${inside}</dialog>`;
    expect(rulesBroken(dialog('<h2>Menu</h2><button>Close</button>'))).toEqual([]);
    expect(rulesBroken(dialog('<button>×</button>'))).toEqual(['sayable']);
    expect(rulesBroken(dialog('<button>Up</button><button>Up</button>'))).toEqual([
      'one name, one target',
    ]);
    const small = '<button data-check-size="44 28">Close</button>';
    expect(rulesBroken(dialog(small).replace('>', ' data-check-window="390">'))).toEqual(['sizes']);
  });

  it('does not treat the value of a field as its label', () => {
    expect(rulesBroken(page('<label>Text <textarea>words</textarea></label>'))).toEqual([]);
  });
});
