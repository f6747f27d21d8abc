import { creditWords } from './credit-words.ts'
import styles from './credit-line.module.css'

interface Credit {
  /** Credit text that the source requires. */
  credit: string | null
  /** Link of the credit: the source or its licence. */
  creditUrl: string | null
}

export interface Credited extends Credit {
  name: string
  url: string
}

interface CreditLineProps {
  lead: string
  sources: readonly Credited[]
  /** Credits without a source name, such as of the shelf's data. */
  further?: readonly Credit[]
}

const nothing: readonly Credit[] = []

/** Linked source names, followed by the required credits; renders nothing without either. */
export function CreditLine({ lead, sources, further = nothing }: CreditLineProps) {
  if (sources.length === 0 && further.length === 0) return null
  return (
    <p className={styles['credits']}>
      {lead}
      {sources.map(({ name, url }, index) => (
        <span key={name}>
          {index > 0 ? ', ' : ' '}
          <Away to={url} text={name} />
        </span>
      ))}
      {'. '}
      {[...sources.map(inWords), ...further].map(
        ({ credit, creditUrl }) =>
          credit && (
            <span key={credit}>{creditUrl ? <Away to={creditUrl} text={credit} /> : credit} </span>
          ),
      )}
    </p>
  )
}

const inWords = ({ name, credit, creditUrl }: Credited): Credit => ({
  credit: credit && creditWords(name, credit),
  creditUrl,
})

/** A link to another site. */
export function Away({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
