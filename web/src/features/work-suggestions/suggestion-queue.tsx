import { workSuggestionsTexts } from '@medley/texts/work-suggestions'
import { mergesTexts } from '@medley/texts/merges'
import type { WorkSuggestion } from '@medley/contract/works/work-suggestions'
import { displayTitleOf } from '@medley/messages/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { nameWithYear } from '../works/name-with-year.ts'
import { WorkPair } from '../works/work-pair.tsx'
import { suggestionsQuery, useCloseSuggestion } from './work-suggestions.calls.ts'

/** Members' suggestions about works, oldest first, to accept or dismiss; for admins. */
export function SuggestionQueue() {
  const suggestions = useInfiniteQuery(suggestionsQuery)
  return (
    <PagedCard
      title={workSuggestionsTexts.queue}
      count={suggestions.data?.pages.at(-1)?.totalCount}
      texts={workSuggestionsTexts}
      query={suggestions}
      items={suggestions.data?.pages.flatMap(({ items }) => items)}
      renderItem={(suggestion) => <SuggestionLine suggestion={suggestion} />}
    />
  )
}

function SuggestionLine({ suggestion }: { suggestion: WorkSuggestion }) {
  const { id, work, sameAs, comment, suggestedBy, timeSuggested } = suggestion
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, variables } = useCloseSuggestion()
  const close = () => setIsAsking(false)
  const accept = () => mutate({ id, outcome: 'accepted' }, { onSettled: close })
  return (
    <>
      <WorkPair
        work={work}
        relation={workSuggestionsTexts.isSameAs}
        other={sameAs}
        by={suggestedBy}
        when={showPostingTime(timeSuggested)}
        actions={
          <>
            <Button
              kind="quiet"
              aria-label={`${workSuggestionsTexts.accept}: ${displayTitleOf(work)}`}
              loading={isPending && variables.outcome === 'accepted'}
              onClick={() => (sameAs ? setIsAsking(true) : accept())}
            >
              {workSuggestionsTexts.accept}
            </Button>
            <Button
              kind="quiet"
              aria-label={`${workSuggestionsTexts.dismiss}: ${displayTitleOf(work)}`}
              loading={isPending && variables.outcome === 'dismissed'}
              onClick={() => mutate({ id, outcome: 'dismissed' })}
            >
              {workSuggestionsTexts.dismiss}
            </Button>
          </>
        }
      >
        {comment}
      </WorkPair>
      {sameAs && (
        <Confirmation
          open={isAsking}
          prompt={mergesTexts.prompt({ work: nameWithYear(work), into: nameWithYear(sameAs) })}
          body={mergesTexts.consequence}
          confirmLabel={mergesTexts.confirm}
          cancelLabel={mergesTexts.cancel}
          danger
          busy={isPending}
          onCancel={close}
          onConfirm={accept}
        />
      )}
    </>
  )
}
