import type { WorkSuggestion } from '@medley/contract/works/work-suggestions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { mergeTexts } from '../merges/merges.messages.ts'
import { nameWithYear } from '../works/medium-words.ts'
import { WorkPair } from '../works/work-pair.tsx'
import { suggestionsQuery, useCloseSuggestion } from './work-suggestions.calls.ts'
import { suggestionTexts as texts } from './work-suggestions.messages.ts'

/** Members' suggestions about works, oldest first, to accept or dismiss; for admins. */
export function SuggestionQueue() {
  const suggestions = useInfiniteQuery(suggestionsQuery)
  return (
    <PagedCard
      title={texts.queue}
      count={suggestions.data?.pages.at(-1)?.totalCount}
      texts={texts}
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
        relation={texts.isSameAs}
        other={sameAs}
        by={suggestedBy}
        when={showPostingTime(timeSuggested)}
        actions={
          <>
            <Button
              kind="quiet"
              aria-label={`${texts.accept}: ${work.title}`}
              loading={isPending && variables.outcome === 'accepted'}
              onClick={() => (sameAs ? setIsAsking(true) : accept())}
            >
              {texts.accept}
            </Button>
            <Button
              kind="quiet"
              aria-label={`${texts.dismiss}: ${work.title}`}
              loading={isPending && variables.outcome === 'dismissed'}
              onClick={() => mutate({ id, outcome: 'dismissed' })}
            >
              {texts.dismiss}
            </Button>
          </>
        }
      >
        {comment}
      </WorkPair>
      {sameAs && (
        <Confirmation
          open={isAsking}
          prompt={mergeTexts.prompt(nameWithYear(work), nameWithYear(sameAs))}
          body={mergeTexts.consequence}
          confirmLabel={mergeTexts.confirm}
          cancelLabel={mergeTexts.cancel}
          danger
          busy={isPending}
          onCancel={close}
          onConfirm={accept}
        />
      )}
    </>
  )
}
