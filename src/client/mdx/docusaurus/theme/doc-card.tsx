import Link from '../core/link.tsx';

/** Props that Docusaurus passes to a card: a sidebar item. */
interface DocCardProps {
  readonly item: { readonly label: string; readonly href: string; readonly description?: string };
}

/** Replacement for `import DocCard from '@theme/DocCard'`: a link followed by its description. */
export default function DocCard({ item: { label, href, description } }: DocCardProps) {
  return (
    <p>
      <Link to={href}>{label}</Link>
      {description && ` – ${description}`}
    </p>
  );
}
