import { Link } from '../../lib/router/navigation.tsx'
import styles from './fact-links.module.css'

export interface Fact {
  text: string
  /** Without one, the text is not a link. */
  to?: string | undefined
}

/** Facts in a row, each a link where it leads somewhere. */
export function FactLinks({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ text, to }, index) => (
    <span key={`${index} ${text}`}>
      {index > 0 && ', '}
      {to === undefined ? (
        text
      ) : (
        <Link className={styles['link']} to={to}>
          {text}
        </Link>
      )}
    </span>
  ))
}
