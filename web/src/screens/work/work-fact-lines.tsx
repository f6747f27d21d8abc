import { titlesTexts } from '@medley/texts/titles'
import { workPageTexts } from '@medley/texts/work-page'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/layout/typography.module.css'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { displayTitleOf, readableDate } from '@medley/messages/titles'
import type { ReactNode } from 'react'
import { formatNumber, language } from '../../lib/locale.ts'
import { paths } from '../../paths.ts'
import { SendButton } from '../../features/sent-works/send-button.tsx'
import { ShareButton } from '../../features/share/share-button.tsx'
import { WorkMenu } from './work-menu.tsx'
import { lengthWord } from './length-word.ts'
import { entryWord } from '../../features/works/medium-words.ts'
import { showMinutes } from '../../features/works/show-minutes.ts'
import styles from './work-page.module.css'
import { WorkPeople } from './work-people.tsx'

/** Medium, title, creators, release date, length and number of parts. */
export function WorkFactLines({ work }: { work: WorkDetails }) {
  const { medium, creators, releaseDate, minutes, pages, entryCount } = work
  const entries = entryWord(medium, entryCount)
  return (
    <header className={layout['stack-3']}>
      <div className={styles['top']}>
        <p className={styles['medium']}>{titlesTexts.mediumNames[medium]}</p>
        <span className={styles['tools']}>
          <SendButton work={work} />
          <ShareButton compact title={displayTitleOf(work)} path={paths.work(work)} />
          <WorkMenu work={work} />
        </span>
      </div>
      <WorkHeading work={work} />
      <dl className={styles['lines']}>
        {creators.length > 0 && (
          <Line name={titlesTexts.creatorWord({ medium, count: creators.length })}>
            <WorkPeople people={creditedCreators(work)} />
          </Line>
        )}
        {releaseDate && (
          <Line name={workPageTexts.released}>
            <time dateTime={releaseDate}>{readableDate(releaseDate, language)}</time>
          </Line>
        )}
        {minutes !== null && <Line name={lengthWord(medium)}>{showMinutes(minutes)}</Line>}
        {pages !== null && <Line name={workPageTexts.pages}>{formatNumber(pages)}</Line>}
        {entries !== null && entryCount > 0 && (
          <Line name={entries}>{formatNumber(entryCount)}</Line>
        )}
      </dl>
    </header>
  )
}

/** The title in the reader's language, with the one of the catalogue beside it. */
function WorkHeading({ work }: { work: WorkDetails }) {
  const shown = displayTitleOf(work)
  return (
    <div className={styles['heading']}>
      <h1 className={styles['title']}>{shown}</h1>
      {shown !== work.title && <p className={typography['soft']}>{work.title}</p>}
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The creators with the ids of their credits. */
function creditedCreators({ creators, credits }: WorkDetails) {
  return creators.map(({ name }) => ({
    name,
    contributorId: credits.find((credit) => credit.role === 'creator' && credit.name === name)
      ?.contributorId,
  }))
}
