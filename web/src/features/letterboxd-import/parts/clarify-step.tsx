import { type Dispatch, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Hint } from '../../../ui/hint.tsx'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { TenStars } from '../../../ui/ten-stars.tsx'
import type { ExportKind } from '../export-file.ts'
import { type ImportAction, isComplete, type OpenEntry } from '../import-state.ts'
import { EntryFacts } from './entry-facts.tsx'
import { FilmChoice } from './film-choice.tsx'
import { FilmSearch } from './film-search.tsx'
import styles from './wizard.module.css'

type ClarifyStepProps = {
  open: OpenEntry
  kind: ExportKind
  number: number
  total: number
  dispatch: Dispatch<ImportAction>
}

/** One entry of the file, the films it may be about, and its rating where there is none. */
export function ClarifyStep({ open, kind, number, total, dispatch }: ClarifyStepProps) {
  const { entry, film, rating } = open
  const needsRating = kind !== 'watched' && entry.rating === null
  const complete = isComplete(open, kind)
  const isLast = number === total
  return (
    <div className={styles['step']}>
      <ProgressLine label="Films looked at" done={number - 1} total={total}>
        Film {number.toLocaleString('en')} of {total.toLocaleString('en')} to look at
      </ProgressLine>
      <Card>
        <div className={styles['form']}>
          <EntryFacts entry={entry} kind={kind} />
          <FilmChoice
            suggestions={entry.suggestions}
            film={film}
            onPick={(picked) => dispatch({ type: 'pick', film: picked })}
          />
          <SearchArea open={open} dispatch={dispatch} />
          {needsRating && (
            <TenStars
              label="Your rating"
              value={rating}
              onChoose={(chosen) => dispatch({ type: 'rate', rating: chosen })}
            />
          )}
        </div>
      </Card>
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={() => dispatch({ type: 'back' })}>
          Back
        </Button>
        <span className={styles['forward']}>
          <Button kind="quiet" onClick={() => dispatch({ type: 'skip' })}>
            Skip
          </Button>
          <Hint text={complete ? undefined : missingText(open)}>
            <Button aria-disabled={!complete} onClick={() => dispatch({ type: 'next' })}>
              Next
            </Button>
          </Hint>
        </span>
      </div>
      {!isLast && (
        <p className={styles['rest']}>
          <Button kind="link" onClick={() => dispatch({ type: 'skipRest' })}>
            Skip all that are left
          </Button>
        </p>
      )}
    </div>
  )
}

function missingText({ film }: OpenEntry): string {
  return film ? 'Choose a rating first' : 'Choose a film first'
}

/** The search is open at once where nothing is suggested. */
function SearchArea({ open, dispatch }: Pick<ClarifyStepProps, 'open' | 'dispatch'>) {
  const hasSuggestions = open.entry.suggestions.length > 0
  const [searching, setSearching] = useState(!hasSuggestions && !open.film)
  if (!searching) {
    return (
      <div className={styles['forward']}>
        <Button kind="quiet" onClick={() => setSearching(true)}>
          Search for another film
        </Button>
        <Unselect open={open} dispatch={dispatch} />
      </div>
    )
  }
  return (
    <>
      <Unselect open={open} dispatch={dispatch} />
      <FilmSearch
        term={open.entry.title}
        onPick={(film) => {
          dispatch({ type: 'pick', film })
          setSearching(false)
        }}
      />
    </>
  )
}

function Unselect({ open, dispatch }: Pick<ClarifyStepProps, 'open' | 'dispatch'>) {
  if (!open.film) return null
  return (
    <Button kind="link" onClick={() => dispatch({ type: 'unselect' })}>
      Unselect
    </Button>
  )
}
