import styles from './credit-line.module.css'

interface Credited {
  name: string
  url: string
  /** What the source asks to be said. */
  credit: string | null
  /** Where that leads: the source or its licence. */
  creditUrl: string | null
}

/** Sources by name, each with a link, and after them what they ask to be said; nothing without any. */
export function CreditLine({ lead, sources }: { lead: string; sources: readonly Credited[] }) {
  if (sources.length === 0) return null
  return (
    <p className={styles['credits']}>
      {lead}{' '}
      {sources.map(({ name, url }, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <Away to={url} text={name} />
        </span>
      ))}
      {'. '}
      {sources.map(({ name, credit, creditUrl }) => (
        <span key={name}>
          {credit && creditUrl ? <Away to={creditUrl} text={credit} /> : credit}{' '}
        </span>
      ))}
    </p>
  )
}

function Away({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
