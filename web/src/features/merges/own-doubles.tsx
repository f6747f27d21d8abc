import type { LikelyDouble } from '@medley/contract/works/works'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { nameWithYear } from '../works/medium-words.ts'
import { WorkPair } from '../works/work-pair.tsx'
import { ownDoublesQuery, useJoinWork } from './merges.calls.ts'
import { mergeTexts as texts } from './merges.messages.ts'

/** Works that the member added and that may be others, to be joined one by one; renders nothing without any. */
export function OwnDoubles() {
  const doubles = useInfiniteQuery(ownDoublesQuery)
  const count = doubles.data?.pages.at(-1)?.totalCount ?? 0
  if (count === 0) return null
  return (
    <PagedCard
      title={texts.doubles}
      count={count}
      texts={texts}
      query={doubles}
      items={doubles.data?.pages.flatMap(({ items }) =>
        items.map((one) => ({ ...one, id: one.work.id })),
      )}
      renderItem={(one) => <Double double={one} />}
    />
  )
}

type DoubleProps = {
  double: LikelyDouble
}

function Double({ double: { work, likely } }: DoubleProps) {
  const [into, setInto] = useState<LikelyDouble['work']>()
  const join = useJoinWork()
  const close = () => setInto(undefined)
  const [best = null] = likely
  return (
    <>
      <WorkPair
        work={work}
        relation={texts.mayBe}
        other={best}
        actions={likely.map((other) => (
          <Button key={other.id} kind="quiet" onClick={() => setInto(other)}>
            {texts.sameAs(nameWithYear(other))}
          </Button>
        ))}
      />
      <Confirmation
        open={into !== undefined}
        prompt={into ? texts.joinPrompt(nameWithYear(work), nameWithYear(into)) : texts.join}
        body={texts.joinConsequence}
        confirmLabel={texts.join}
        cancelLabel={texts.cancel}
        busy={join.isPending}
        onCancel={close}
        onConfirm={() => into && join.mutate({ work, into, onDone: close }, { onSettled: close })}
      />
    </>
  )
}
