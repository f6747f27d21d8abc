import { mergesTexts } from '@medley/texts/merges'
import { displayTitleOf } from '@medley/messages/titles'
import type { Merge } from '@medley/contract/works/merges'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { nameWithYear } from '../works/name-with-year.ts'
import { WorkPair } from '../works/work-pair.tsx'
import { mergesQuery, useRevertMerge } from './merges.calls.ts'

/** Merged works, newest first, each of which can be reverted; for admins. */
export function MergeList() {
  const merges = useInfiniteQuery(mergesQuery)
  return (
    <PagedCard
      title={mergesTexts.list}
      count={merges.data?.pages.at(-1)?.totalCount}
      texts={mergesTexts}
      query={merges}
      items={merges.data?.pages.flatMap(({ items }) => items)}
      renderItem={(merge) => <MergeLine merge={merge} />}
    />
  )
}

function MergeLine({ merge }: { merge: Merge }) {
  const { work, into, mergedBy, timeMerged, timeReverted } = merge
  const [isAsking, setIsAsking] = useState(false)
  const revert = useRevertMerge()
  const close = () => setIsAsking(false)
  return (
    <>
      <WorkPair
        work={work}
        relation={mergesTexts.into}
        other={into}
        by={mergedBy}
        byProduct={mergesTexts.byProduct}
        when={showPostingTime(timeMerged)}
        actions={
          timeReverted === null ? (
            <Button
              kind="quiet"
              aria-label={`${mergesTexts.revert}: ${displayTitleOf(work)}`}
              onClick={() => setIsAsking(true)}
            >
              {mergesTexts.revert}
            </Button>
          ) : (
            mergesTexts.reverted
          )
        }
      />
      <Confirmation
        open={isAsking}
        prompt={mergesTexts.revertPrompt({ work: nameWithYear(work), into: nameWithYear(into) })}
        body={mergesTexts.revertConsequence}
        confirmLabel={mergesTexts.revert}
        cancelLabel={mergesTexts.cancel}
        danger
        busy={revert.isPending}
        onCancel={close}
        onConfirm={() => revert.mutate(merge.id, { onSettled: close })}
      />
    </>
  )
}
