import { Link } from '../../lib/router/navigation.tsx'
import styles from './chip-links.module.css'
import { pillLinkClass } from './pill-link.ts'

type ChipLinksProps = {
  /** Label of the navigation, for screen readers. */
  label: string
  links: readonly { to: string; text: string; isCurrent: boolean }[]
}

/** Links to pages beside each other that look like `Chips`, in one row that scrolls sideways on phones. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav className={styles['row']} aria-label={label}>
      {links.map(({ to, text, isCurrent }) => (
        <Link
          key={to}
          className={pillLinkClass}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
