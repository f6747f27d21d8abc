import { mergesTexts } from '@medley/texts/merges'
import type { LikelyDouble } from '@medley/contract/works/works'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { nameWithYear } from '../works/name-with-year.ts'
import { WorkPair } from '../works/work-pair.tsx'
import { ownDoublesQuery, useJoinWork } from './merges.calls.ts'

/** Works that the member added and that may be others, to be joined one by one; renders nothing without any. */
export function OwnDoubles() {
  const doubles = useInfiniteQuery(ownDoublesQuery)
  const count = doubles.data?.pages.at(-1)?.totalCount ?? 0
  if (count === 0) return null
  return (
    <PagedCard
      title={mergesTexts.doubles}
      count={count}
      texts={mergesTexts}
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
        relation={mergesTexts.mayBe}
        other={best}
        actions={likely.map((other) => (
          <Button key={other.id} kind="quiet" onClick={() => setInto(other)}>
            {mergesTexts.sameAs({ into: nameWithYear(other) })}
          </Button>
        ))}
      />
      <Confirmation
        open={into !== undefined}
        prompt={
          into
            ? mergesTexts.joinPrompt({ work: nameWithYear(work), into: nameWithYear(into) })
            : mergesTexts.join
        }
        body={mergesTexts.joinConsequence}
        confirmLabel={mergesTexts.join}
        cancelLabel={mergesTexts.cancel}
        busy={join.isPending}
        onCancel={close}
        onConfirm={() => into && join.mutate({ work, into, onDone: close }, { onSettled: close })}
      />
    </>
  )
}
