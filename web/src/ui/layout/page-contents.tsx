import { pillLinkClass } from '../forms/pill-link.ts'
import styles from './page-contents.module.css'

type PageContentsProps = {
  /** Label of the navigation, for screen readers. */
  label: string
  /** The parts of the page by the ids of their elements. */
  parts: readonly { id: string; name: string }[]
}

/** Links to the parts of a long page. */
export function PageContents({ label, parts }: PageContentsProps) {
  return (
    <nav className={styles['contents']} aria-label={label}>
      {parts.map(({ id, name }) => (
        <a key={id} className={pillLinkClass} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}
