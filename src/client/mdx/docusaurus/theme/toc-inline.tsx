import { trustedHtml } from '../../static/trusted-types.ts';

/** A heading in `toc`, which every MDX page exports. */
interface TocItem {
  /** The heading as HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

interface TocInlineProps {
  readonly toc: readonly TocItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/**
 * Replacement for `import TOCInline from '@theme/TOCInline'`: the headings of a page as nested
 * lists of links.
 */
export default function TOCInline({
  toc,
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: TocInlineProps) {
  const isShown = ({ level }: TocItem) => level >= minHeadingLevel && level <= maxHeadingLevel;
  return <TocList items={toc.filter(isShown)} />;
}

function TocList({ items }: { readonly items: readonly TocItem[] }) {
  const [first] = items;
  if (!first) return null;
  const starts = items.flatMap(({ level }, index) =>
    index === 0 || level <= first.level ? [index] : [],
  );
  return (
    <ul>
      {starts.map((start, index) => {
        const [item, ...below] = items.slice(start, starts[index + 1]);
        return (
          item && (
            <li key={`${start} ${item.id}`}>
              <a href={`#${item.id}`} dangerouslySetInnerHTML={trustedHtml(item.value)} />
              <TocList items={below} />
            </li>
          )
        );
      })}
    </ul>
  );
}
