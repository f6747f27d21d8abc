import type { Work } from '@medley/contract/shapes'
import { useWorkSources } from '../work-refresh.calls.ts'
import { worksTexts } from '../works.messages.ts'
import styles from './work-sources.module.css'

/** Who told of the work, and what they ask to be said; nothing where all is from the shelf. */
export function WorkSources({ work }: { work: Work }) {
  const sources = useWorkSources(work)
  if (sources.length === 0) return null
  const credits = sources.flatMap(({ credit }) => credit ?? [])
  return (
    <p className={styles['sources']}>
      {worksTexts.sources}{' '}
      {sources.map(({ name, url }, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </span>
      ))}
      {'. '}
      {credits.join(' ')}
    </p>
  )
}
