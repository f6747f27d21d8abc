import styles from './credit-line.module.css'

interface Credit {
  /** What the source asks to be said. */
  credit: string | null
  /** Where that leads: the source or its licence. */
  creditUrl: string | null
}

interface Credited extends Credit {
  name: string
  url: string
}

interface CreditLineProps {
  lead: string
  sources: readonly Credited[]
  /** What else is to be said. */
  further?: readonly Credit[]
}

const nothing: readonly Credit[] = []

/** Sources by name, each with a link, and after them what they ask to be said; nothing without any. */
export function CreditLine({ lead, sources, further = nothing }: CreditLineProps) {
  if (sources.length === 0 && further.length === 0) return null
  return (
    <p className={styles['credits']}>
      {lead}
      {sources.map(({ name, url }, place) => (
        <span key={name}>
          {place > 0 ? ', ' : ' '}
          <Away to={url} text={name} />
        </span>
      ))}
      {'. '}
      {[...sources, ...further].map(
        ({ credit, creditUrl }) =>
          credit && (
            <span key={credit}>{creditUrl ? <Away to={creditUrl} text={credit} /> : credit} </span>
          ),
      )}
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
