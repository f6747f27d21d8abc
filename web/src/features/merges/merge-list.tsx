import type { Merge } from '@medley/contract/works/merges'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { nameWithYear } from '../works/medium-words.ts'
import { WorkPair } from '../works/work-pair.tsx'
import { mergesQuery, useRevertMerge } from './merges.calls.ts'
import { mergeTexts as texts } from './merges.messages.ts'

/** Merged works, newest first, each of which can be reverted; for admins. */
export function MergeList() {
  const merges = useInfiniteQuery(mergesQuery)
  return (
    <PagedCard
      title={texts.list}
      count={merges.data?.pages.at(-1)?.totalCount}
      texts={texts}
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
        relation={texts.into}
        other={into}
        by={mergedBy}
        byProduct={texts.byProduct}
        when={showPostingTime(timeMerged)}
        actions={
          timeReverted === null ? (
            <Button
              kind="quiet"
              aria-label={`${texts.revert}: ${work.title}`}
              onClick={() => setIsAsking(true)}
            >
              {texts.revert}
            </Button>
          ) : (
            texts.reverted
          )
        }
      />
      <Confirmation
        open={isAsking}
        prompt={texts.revertPrompt(nameWithYear(work), nameWithYear(into))}
        body={texts.revertConsequence}
        confirmLabel={texts.revert}
        cancelLabel={texts.cancel}
        danger
        busy={revert.isPending}
        onCancel={close}
        onConfirm={() => revert.mutate(merge.id, { onSettled: close })}
      />
    </>
  )
}
