import { welcomeTexts } from '@medley/texts/welcome'
import { titlesTexts } from '@medley/texts/titles'
import { worksToRateTexts } from '@medley/texts/works-to-rate'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { RatingBar } from '../../works-to-rate/rating-bar.tsx'
import coverGrid from '../../works-to-rate/cover-grid.module.css'
import { worksToRateQuery } from '../../works-to-rate/works-to-rate.calls.ts'
import { CoverGrid } from '../../works-to-rate/cover-grid.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './works-step.module.css'

const everything = 'everything'
type Choice = Medium | typeof everything
const options = [
  { value: everything, label: welcomeTexts.everything },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumPlurals[medium] })),
] as const satisfies readonly { value: Choice; label: string }[]

type WorksStepProps = { marked: number; rated: number; children: ReactNode }

/** Well-known works to mark and rate. `children` are the buttons that lead on. */
export function WorksStep({ marked, rated, children }: WorksStepProps) {
  const [choice, setChoice] = useState<Choice>(everything)
  const [open, setOpen] = useState<Work | null>(null)
  const list = useInfiniteQuery(worksToRateQuery(choice === everything ? null : choice))
  const works = list.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <div className={styles['choice']}>
        <Chips
          scrolling
          label={worksToRateTexts.grid}
          options={options}
          value={choice}
          onChoose={setChoice}
        />
      </div>
      <p className={styles['keys']}>{welcomeTexts.keys}</p>
      {works ? (
        <CoverGrid key={choice} works={works} openId={open?.id ?? null} onOpen={setOpen} />
      ) : (
        <WorksToCome list={list} />
      )}
      {works && (
        <p className={styles['more']}>
          {list.hasNextPage ? (
            <Button
              kind="quiet"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {welcomeTexts.more}
            </Button>
          ) : (
            welcomeTexts.noMore
          )}
        </p>
      )}
      <div className={styles['bar']}>
        {open && <RatingBar key={open.id} work={open} onClose={() => setOpen(null)} />}
        <ProgressBar marked={marked} rated={rated}>
          {children}
        </ProgressBar>
      </div>
    </>
  )
}

type Waiting = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

function WorksToCome({ list }: { list: Waiting }) {
  if (list.isError) {
    return (
      <ErrorState
        text={welcomeTexts.failed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  return (
    <div className={coverGrid['grid']} aria-hidden="true">
      {Array.from({ length: 20 }, (_, index) => (
        <Skeleton key={index} ratio={2 / 3} />
      ))}
    </div>
  )
}
