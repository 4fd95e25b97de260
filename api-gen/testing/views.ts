import type { ApiPage, MemberView, SectionView } from '../model/api-page.ts';

/** Creates the view of a method without documentation; `rest` overrides its fields. */
export function memberView(rest: Partial<MemberView> = {}): MemberView {
  return {
    id: 'x',
    name: 'x',
    kind: 'method',
    modifiers: [],
    code: [],
    description: { markdown: '', blocks: [], badges: [] },
    signatures: [],
    typeParameters: [],
    shapes: [],
    properties: [],
    usedBy: [],
    ...rest,
  };
}

/** Creates a section of a page with `count` identical methods. */
export function sectionView(
  title: string,
  count: number,
  rest: Partial<SectionView> = {},
): SectionView {
  return {
    id: title,
    title,
    members: Array.from({ length: count }, () => memberView()),
    rows: [],
    inherited: [],
    ...rest,
  };
}

/** Creates the view of a page about a class; `rest` overrides its fields. */
export function pageView(rest: Partial<ApiPage> = {}): ApiPage {
  return {
    ...memberView(),
    id: 'classes/a.X',
    path: '/contributing/api/classes/a.X/',
    category: 'classes',
    kind: 'class',
    name: 'X',
    label: 'X',
    isNameShared: false,
    module: { name: 'a' },
    relations: [],
    bases: [],
    sections: [],
    foreign: [],
    isSpoken: false,
    importLines: [],
    position: null,
    ...rest,
  };
}
