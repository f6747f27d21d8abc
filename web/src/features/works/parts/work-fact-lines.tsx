import type { Work } from '@medley/contract/shapes'
import { creatorWord, mediumNames, readableDate } from '@medley/contract/titles'
import styles from './work-page.module.css'

/** Medium, title, creators and release date. */
export function WorkFactLines({ work }: { work: Work }) {
  const { medium, title, creators, releaseDate } = work
  return (
    <header className={styles['facts']}>
      <p className={styles['medium']}>{mediumNames[medium]}</p>
      <h1 className={styles['title']}>{title}</h1>
      <dl className={styles['lines']}>
        {creators.length > 0 && (
          <div>
            <dt>{creatorWord(medium, creators.length)}</dt>
            <dd>{creators.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
        {releaseDate && (
          <div>
            <dt>Released</dt>
            <dd>
              <time dateTime={releaseDate}>{readableDate(releaseDate)}</time>
            </dd>
          </div>
        )}
      </dl>
    </header>
  )
}
