import { type Medium, mediums } from '@medley/contract/medium'
import type { Work } from '@medley/contract/shapes'
import { mediumPlurals } from '@medley/contract/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { worksToRateQuery } from '../welcome.calls.ts'
import { welcomeTexts as texts } from '../welcome.messages.ts'
import { CoverGrid } from './cover-grid.tsx'
import { ProgressBar, RatingBar } from './progress-bar.tsx'
import styles from './works-step.module.css'

const everything = 'everything'
type Choice = Medium | typeof everything
const options = [
  { value: everything, label: texts.everything },
  ...mediums.map((medium) => ({ value: medium, label: mediumPlurals[medium] })),
] as const satisfies readonly { value: Choice; label: string }[]

type WorksStepProps = { marked: number; rated: number; children: ReactNode }

/** Well-known works to mark and rate. `children` are the buttons that lead on. */
export function WorksStep({ marked, rated, children }: WorksStepProps) {
  const [choice, setChoice] = useState<Choice>(everything)
  const [open, setOpen] = useState<Work | null>(null)
  const list = useInfiniteQuery(worksToRateQuery(choice === everything ? null : choice))
  const works = list.data?.pages.flat()
  return (
    <>
      <div className={styles['choice']}>
        <Chips scrolling label={texts.grid} options={options} value={choice} onChoose={setChoice} />
      </div>
      <p className={styles['keys']}>{texts.keys}</p>
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
              {texts.more}
            </Button>
          ) : (
            texts.noMore
          )}
        </p>
      )}
      <div className={styles['bar']}>
        {open ? (
          <RatingBar key={open.id} work={open} onClose={() => setOpen(null)} />
        ) : (
          <ProgressBar marked={marked} rated={rated}>
            {children}
          </ProgressBar>
        )}
      </div>
    </>
  )
}

type Waiting = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

function WorksToCome({ list }: { list: Waiting }) {
  if (list.isError) {
    return (
      <ErrorState
        text={texts.failed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  return (
    <div className={styles['grid']} aria-hidden="true">
      {Array.from({ length: 20 }, (_, place) => (
        <Skeleton key={place} ratio={2 / 3} />
      ))}
    </div>
  )
}
