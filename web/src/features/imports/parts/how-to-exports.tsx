import styles from './imports.module.css'
import { sourceNames, startTexts } from '../imports.messages.ts'

const sources = [
  'letterboxd',
  'goodreads',
  'storygraph',
  'imdb',
  'trakt',
  'tvTime',
  'netflix',
  'myanimelist',
  'yamtrack',
  'medley',
] as const

/** How to get an export from each service. */
export function HowToExports() {
  return (
    <details className={styles['details']}>
      <summary>{startTexts.howTo}</summary>
      <dl className={styles['ways']}>
        {sources.map((source) => (
          <div key={source}>
            <dt>{sourceNames[source]}</dt>
            <dd>{startTexts.ways[source]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
