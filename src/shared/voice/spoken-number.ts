const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Returns the words for a number from 0 to 99: 23 → `twenty three`. */
export function spokenNumber(value: number): string {
  if (value < small.length) return small[value] ?? '';
  const ten = tens[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${ten} ${small[value % 10] ?? ''}`;
}
