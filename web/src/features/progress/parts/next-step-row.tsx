import { progressTexts } from '@medley/texts/progress'
import typography from '../../../ui/layout/typography.module.css'
import type { Progress } from '@medley/contract/library/progress'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Circle, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinFacts } from '../../../lib/facts.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { currentSeason } from '../../entries/current-season.rules.ts'
import { entriesQuery, markEntries } from '../../entries/entries.calls.ts'
import { entryTitle } from '../../entries/entry-names.ts'
import { type OwnWork, progressQuery, seeNext, setProgress } from '../progress.calls.ts'
import { leftText, shortName } from '../where.ts'
import { AmountForm } from './amount-form.tsx'
import { LoadError } from './load-error.tsx'
import styles from './next-step-row.module.css'

/** One step on in a work that the member is in the middle of, and how much is left; nothing for any other. */
export function NextStepRow({ work }: { work: OwnWork }) {
  const query = useQuery(progressQuery(work))
  if (!query.data) return query.isError && <LoadError query={query} />
  const { progress } = query.data
  return progress && <Step work={work} progress={progress} />
}

type StepProps = { work: OwnWork; progress: Progress }

function Step({ work, progress }: StepProps) {
  const { state, next, entry, timeChanged } = progress
  if (state !== 'going') {
    return (
      <Row progress={progress}>
        <Button
          kind="quiet"
          icon={<Play aria-hidden="true" />}
          onClick={() => void setProgress(work, { state: 'going', unmodifiedSince: timeChanged })}
        >
          {progressTexts.resume}
        </Button>
      </Row>
    )
  }
  if (work.medium === 'book') {
    return (
      <Row progress={progress}>
        <AmountForm key={timeChanged} work={work} progress={progress} pages={work.pages} />
      </Row>
    )
  }
  if (work.medium === 'tvShow' && !next && !entry)
    return <SeasonStep work={work} progress={progress} />
  return (
    <Row progress={progress} fact={leftText(progress)}>
      {next && (
        <Button
          kind="quiet"
          icon={<Circle aria-hidden="true" />}
          onClick={() => void seeNext(work, next)}
        >
          {progressTexts.markNext({ name: shortName(next) })}
        </Button>
      )}
    </Row>
  )
}

/** A show of which no episodes are known goes on by seasons. */
function SeasonStep({ work, progress }: StepProps) {
  const { data } = useInfiniteQuery(entriesQuery(work))
  const seasons = data?.pages.flatMap(({ items }) => items) ?? []
  const done = seasons.findLast(({ season, isSeen }) => isSeen && season !== 0)
  const next = currentSeason(seasons)
  const number = next?.season ?? null
  return (
    <Row
      progress={progress}
      fact={done ? progressTexts.seasonDone({ season: done.season ?? 0 }) : progressTexts.begun}
    >
      {next && number !== null && !next.isSeen && (
        <Button
          kind="quiet"
          icon={<Circle aria-hidden="true" />}
          onClick={() => void markEntries(work, { season: number })}
        >
          {progressTexts.markNext({ name: entryTitle(next) })}
        </Button>
      )}
    </Row>
  )
}

type RowProps = { progress: Progress; fact?: string | null; children: ReactNode }

function Row({ progress: { isPrivate }, fact, children }: RowProps) {
  const facts = joinFacts([fact, isPrivate && progressTexts.onlyYou])
  return (
    <div className={styles['row']}>
      {children}
      {facts && <p className={typography['soft-small']}>{facts}</p>}
    </div>
  )
}
