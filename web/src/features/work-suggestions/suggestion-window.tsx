import { workSuggestionsTexts } from '@medley/texts/work-suggestions'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { useId, useState } from 'react'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../ui/overlays/window-buttons.tsx'
import { MediaSearch } from '../media-search/media-search.tsx'
import { useSuggest } from './work-suggestions.calls.ts'
import { SuggestionForm } from './parts/suggestion-form.tsx'
import { type SameWork, SameWorks } from './parts/same-works.tsx'

export type SuggestionWindowProps = {
  open: boolean
  work: SameWork
  /** Asks for the work that this one is, otherwise for a correction. */
  asksForSame: boolean
  onClose: () => void
}

/** A member's suggestion about a work: a correction in words, or that another work is the same. */
export function SuggestionWindow({ open, work, asksForSame, onClose }: SuggestionWindowProps) {
  const formId = useId()
  const [other, setOther] = useState<SameWork>()
  // The picker takes the focus before the dialog can note where it was.
  const [opener] = useState(() => document.activeElement)
  const suggest = useSuggest(onClose)
  const isSearching = asksForSame && !other
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={asksForSame ? workSuggestionsTexts.same : workSuggestionsTexts.correct}
      returnTo={opener}
      footer={
        !isSearching && (
          <WindowButtons
            cancelLabel={workSuggestionsTexts.cancel}
            onCancel={onClose}
            form={formId}
            loading={suggest.isPending}
          >
            {workSuggestionsTexts.send}
          </WindowButtons>
        )
      }
    >
      <div className={layout['stack-4']}>
        {!other && (
          <p className={typography['soft']}>
            {asksForSame ? workSuggestionsTexts.sameIntro : workSuggestionsTexts.correctIntro}
          </p>
        )}
        {other && <SameWorks work={work} other={other} onChange={() => setOther(undefined)} />}
        {isSearching ? (
          <MediaSearch
            mediums={[work.medium]}
            initialTerm={work.title}
            exceptId={work.id}
            autoFocus
            onPick={setOther}
          />
        ) : (
          <SuggestionForm
            id={formId}
            label={asksForSame ? workSuggestionsTexts.comment : workSuggestionsTexts.correction}
            required={!asksForSame}
            error={suggest.error}
            onSend={(comment) => {
              if (!suggest.isPending) suggest.mutate({ work, sameAsId: other?.id, comment })
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
