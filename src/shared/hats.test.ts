import { describe, expect, it } from 'vitest';
import { describeHat, hatClassNames, hatColors, hatShapes, parseHatStyle } from './hats.ts';

describe('hats', () => {
  it('has the eleven shapes and eight colors of the extension, each with its own drawing', () => {
    expect(hatShapes.map((shape) => shape.id).join(' ')).toBe(
      'default ex fox wing hole frame curve eye play crosshairs bolt',
    );
    expect(hatColors.map((color) => color.id).join(' ')).toBe(
      'default blue green red pink yellow userColor1 userColor2',
    );
    expect(new Set(hatShapes.map((shape) => shape.path)).size).toBe(11);
  });

  it('assigns every color except the plain one its own letter', () => {
    const initials = hatColors.slice(1).map((color) => color.initial);
    expect(new Set(initials).size).toBe(7);
    expect(initials.every((initial) => /^[a-z]$/.test(initial))).toBe(true);
  });

  it('reads styles as the extension writes them', () => {
    expect(parseHatStyle('default')).toEqual({ color: 'default', shape: 'default' });
    expect(parseHatStyle('red-fox')).toEqual({ color: 'red', shape: 'fox' });
    expect(parseHatStyle('userColor2-crosshairs')).toEqual({
      color: 'userColor2',
      shape: 'crosshairs',
    });
  });

  it.each(['', 'fox', 'purple', 'red-hat', 'red-fox-fox', 'Red'])(
    'rejects the style "%s"',
    (style) => {
      expect(parseHatStyle(style)).toBeUndefined();
    },
  );

  it('describes hats in words', () => {
    expect(describeHat({ color: 'default', shape: 'default' })).toBe('gray hat');
    expect(describeHat({ color: 'userColor1', shape: 'bolt' })).toBe('navy bolt hat');
  });

  it('names the classes that draw a hat', () => {
    expect(hatClassNames({ color: 'red', shape: 'fox' })).toEqual([
      'hat-color-red',
      'hat-shape-fox',
    ]);
    expect(hatClassNames({ color: 'default', shape: 'default' })).toEqual([]);
  });
});
