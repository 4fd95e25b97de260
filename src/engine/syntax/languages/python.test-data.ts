import type { ScopeCase } from '../scope-case.ts';

const garden = `from tools import spade, rake as comb

class Garden(Plot):
    @cached
    def water(self, beds: list[str], amount: float = 1.5) -> int:
        """Rain is better."""
        if not beds or self.dry:
            return 0
        # Slowly
        total = sum(bed.size for bed in beds)
        return total, amount`;

const water = garden.slice(garden.indexOf('@cached'));

/** Cases for Python scopes. */
export const pythonCases: readonly ScopeCase[] = [
  { scopeType: 'class', text: garden, mark: 'total', finds: garden.slice(garden.indexOf('class')) },
  { scopeType: 'className', text: garden, mark: 'total', finds: 'Garden' },
  { scopeType: 'namedFunction', text: garden, mark: 'total', finds: water },
  { scopeType: 'functionName', text: garden, mark: 'total', finds: 'water' },
  {
    scopeType: 'statement',
    text: garden,
    mark: 'total',
    finds: 'total = sum(bed.size for bed in beds)',
    every: [
      '"""Rain is better."""',
      'if not beds or self.dry:\n            return 0',
      'total = sum(bed.size for bed in beds)',
      'return total, amount',
    ],
  },
  {
    scopeType: 'ifStatement',
    text: garden,
    mark: 'return 0',
    finds: 'if not beds or self.dry:\n            return 0',
  },
  { scopeType: 'condition', text: garden, mark: 'return 0', finds: 'not beds or self.dry' },
  { scopeType: 'condition', text: 'while (dry):\n    pour()', mark: 'pour', finds: 'dry' },
  { scopeType: 'condition', text: 'x = 1 if dry else 2', mark: '2', finds: 'dry' },
  {
    scopeType: 'switchStatementSubject',
    text: 'match bed:\n    case 1:\n        pass',
    mark: 'pass',
    finds: 'bed',
  },
  {
    scopeType: 'argumentOrParameter',
    text: garden,
    mark: 'beds',
    finds: 'beds: list[str]',
    leaves: garden.replace('beds: list[str], ', ''),
    every: ['self', 'beds: list[str]', 'amount: float = 1.5'],
  },
  {
    scopeType: 'argumentOrParameter',
    text: garden,
    mark: 'for bed',
    finds: 'bed.size for bed in beds',
  },
  {
    scopeType: 'argumentOrParameter',
    text: 'dig(lambda spot, deep: spot)',
    mark: 'deep',
    finds: 'deep',
  },
  {
    scopeType: 'functionCall',
    text: garden,
    mark: 'for bed',
    finds: 'sum(bed.size for bed in beds)',
  },
  { scopeType: 'functionCallee', text: garden, mark: 'for bed', finds: 'sum' },
  {
    scopeType: 'collectionItem',
    text: garden,
    mark: 'rake',
    finds: 'rake as comb',
    leaves: garden.replace(', rake as comb', ''),
    every: ['spade', 'rake as comb'],
  },
  { scopeType: 'name', text: garden, mark: 'sum', finds: 'total' },
  { scopeType: 'name', text: garden, mark: '1.5', finds: 'amount' },
  {
    scopeType: 'type',
    text: garden,
    mark: 'beds',
    finds: 'list[str]',
    leaves: garden.replace(': list[str]', ''),
  },
  {
    scopeType: 'type',
    text: garden,
    mark: 'def',
    finds: 'int',
    leaves: garden.replace(' -> int', ''),
  },
  {
    scopeType: 'value',
    text: garden,
    mark: 'amount',
    finds: '1.5',
    leaves: garden.replace(' = 1.5', ''),
  },
  { scopeType: 'value', text: garden, mark: 'return total', finds: 'total, amount' },
  {
    scopeType: 'value',
    text: 'prices = {"rose": 3, "fern": 5}',
    mark: '"fern"',
    finds: '5',
    leaves: 'prices = {"rose": 3, "fern"}',
    every: ['3', '5'],
  },
  {
    scopeType: 'collectionKey',
    text: 'prices = {"rose": 3, "fern": 5}',
    mark: '5',
    finds: '"fern"',
    leaves: 'prices = {"rose": 3, 5}',
  },
  { scopeType: 'map', text: 'prices = {"rose": 3}', mark: '3', finds: '{"rose": 3}' },
  {
    scopeType: 'list',
    text: 'beds = [bed for bed in plot]',
    mark: 'plot',
    finds: '[bed for bed in plot]',
  },
  { scopeType: 'anonymousFunction', text: 'dig(lambda: 1)', mark: '1', finds: 'lambda: 1' },
  { scopeType: 'string', text: garden, mark: 'Rain', finds: '"""Rain is better."""' },
  { scopeType: 'comment', text: garden, mark: 'Slowly', finds: '# Slowly' },
];
