import { searchTexts } from '@medley/texts/search'
import { type Medium, mediums as allMediums } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Chips } from '../../ui/forms/chips.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { FoundRows } from '../../ui/lists/found-rows.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { AddWorkOffer } from '../add-work/add-work-offer.tsx'
import styles from './media-search.module.css'
import { PickerRow, PickerSkeleton } from '../search/picker-row.tsx'
import { PickerStart } from './parts/picker-start.tsx'
import { SearchField } from '../search/search-field.tsx'
import { Elsewhere } from '../search/elsewhere.tsx'
import { mediumOptions } from '../search/search-category.ts'
import { useSearchTerm } from '../search/search-term.ts'
import { usePickerResults, useStoredCounts } from '../search/search.calls.ts'
import { failureText } from '../search/search-failure.ts'

type MediaSearchProps = {
  onPick: (work: SearchItem) => void
  /** Picking several works: ticks the picked ones, which a further press takes out again. */
  several?: { isPicked: (id: number) => boolean; onUnpick: (work: SearchItem) => void }
  /** Mediums to search, the first one initially; a single medium hides the chips. */
  mediums?: readonly Medium[]
  /** Initial text of the search box. */
  initialTerm?: string
  autoFocus?: boolean
  /** Shows a few works before anything is typed. */
  suggests?: boolean
  /** A work that is left out; then only works that are already here are offered. */
  exceptId?: number
}

const debounce = 250

/** Work picker: chips for the medium, a search box and the results. */
export function MediaSearch({
  onPick,
  several,
  mediums = allMediums,
  initialTerm = '',
  autoFocus = false,
  suggests = false,
  exceptId,
}: MediaSearchProps) {
  const [medium, setMedium] = useState<Medium>(mediums[0] ?? 'film')
  const search = useSearchTerm(initialTerm, debounce)
  const options = mediumOptions.filter(({ value }) => mediums.includes(value))
  const results = usePickerResults(medium, search.term)
  const isCurrent = search.isSettled && !results.isPlaceholderData
  const root = useRef<HTMLDivElement>(null)
  // The next title replaces the text; the results stay, with their ticks.
  const selectText = () => {
    const input = root.current?.querySelector<HTMLInputElement>('input[type=search]')
    input?.focus()
    input?.select()
  }
  // Enter before the results of the text are there searches at once.
  const submit = () => {
    const found = isCurrent ? (results.data?.works ?? []) : []
    const first = found.find(({ id }) => id !== exceptId)
    if (!first) {
      search.submit()
      return
    }
    onPick(first)
    if (several) selectText()
  }
  const press = (work: SearchItem, event: MouseEvent) => {
    if (several?.isPicked(work.id)) several.onUnpick(work)
    else onPick(work)
    if (several && isByMouse(event)) selectText()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of its field and rows
    <div className={styles['search']} ref={root} onKeyDown={stepThroughRows}>
      {options.length > 1 && (
        <Chips label={searchTexts.medium} options={options} value={medium} onChoose={setMedium} />
      )}
      <SearchField
        label={searchTexts.fields[medium]}
        value={search.text}
        onValue={search.setText}
        onSubmit={submit}
        autoFocus={autoFocus}
      />
      <Results
        medium={medium}
        text={search.text.trim()}
        term={search.term}
        isCurrent={isCurrent}
        results={results}
        onPick={press}
        isPicked={several?.isPicked}
        exceptId={exceptId}
        start={
          suggests && <PickerStart medium={medium} onPick={press} isPicked={several?.isPicked} />
        }
        elsewhere={
          <PickerElsewhere
            term={search.term}
            results={results}
            mediums={mediums.filter((each) => each !== medium)}
            onChoose={setMedium}
          />
        }
        end={
          exceptId === undefined && (
            <AddWorkOffer
              text={search.term}
              mediums={[medium, ...mediums.filter((each) => each !== medium)]}
              onPick={onPick}
            />
          )
        }
      />
    </div>
  )
}

type ResultsProps = {
  medium: Medium
  text: string
  term: string
  /** True if the results are those of the text. */
  isCurrent: boolean
  results: ReturnType<typeof usePickerResults>
  onPick: (work: SearchItem, event: MouseEvent) => void
  isPicked: ((id: number) => boolean) | undefined
  exceptId: number | undefined
  /** Stands there before anything is typed. */
  start: ReactNode
  /** Leads to other mediums; shown if this one has no results, or only guesses. */
  elsewhere: ReactNode
  /** Follows the results, or the text that there are none. */
  end: ReactNode
}

/** Results; a failed search says so, with the ways on. */
function Results(props: ResultsProps) {
  const { medium, text, term, isCurrent, results, exceptId, start } = props
  const { data, isError } = results
  const works = (data?.works ?? []).filter(({ id }) => id !== exceptId)
  useListAnnouncement({
    view: `${medium} ${term}`,
    count: !isCurrent ? undefined : isError ? 0 : data && works.length,
    words: searchTexts.counted,
  })
  if (text === '') return start
  const isEmpty = works.length === 0
  if (results.isPending || (isEmpty && !isCurrent)) return <PickerSkeleton medium={medium} />
  if (isEmpty) return <NoResults {...props} />
  return (
    <>
      {!isCurrent && <LoadingNote text={searchTexts.loading} />}
      <FoundRows isCurrent={isCurrent} className={styles['found']}>
        <Found {...props} works={works} />
      </FoundRows>
    </>
  )
}

/** Works that are likely, then the offer to add one. */
function Found({ works, onPick, isPicked, elsewhere, end }: ResultsProps & Works) {
  return (
    <>
      {works.every(({ isGuess }) => isGuess) && <GuessNote elsewhere={elsewhere} />}
      <ul className={styles['results']}>
        {works.map((work) => (
          <PickerRow key={work.id} work={work} isPicked={isPicked?.(work.id)} onPick={onPick} />
        ))}
      </ul>
      {end}
    </>
  )
}

type Works = { works: readonly SearchItem[] }

/** No results, or a search that failed. */
function NoResults({ results, elsewhere, end }: ResultsProps) {
  return (
    <>
      {results.isError ? (
        <ErrorState
          text={failureText(results.error)}
          onRetry={() => void results.refetch()}
          retrying={results.isFetching}
        />
      ) : (
        <p className={styles['none']}>{searchTexts.noResults}</p>
      )}
      {elsewhere}
      {end}
    </>
  )
}

/** The mediums with results; of a search that failed, those with stored ones. */
function PickerElsewhere({ term, results, mediums, onChoose }: PickerElsewhereProps) {
  const stored = useStoredCounts(results.isError ? term : '')
  const counts = results.data?.counts ?? stored.data
  return <Elsewhere counts={counts} categories={mediums} onChoose={onChoose} kind="quiet" />
}

type PickerElsewhereProps = {
  term: string
  results: ResultsProps['results']
  mediums: readonly Medium[]
  onChoose: (medium: Medium) => void
}

function GuessNote({ elsewhere }: Pick<ResultsProps, 'elsewhere'>) {
  return (
    <>
      {elsewhere}
      <p className={styles['guesses']}>{searchTexts.didYouMean}</p>
    </>
  )
}

/** Not by touch, which would bring up the keyboard, nor from the keyboard, whose focus stays on the row. */
function isByMouse({ detail, nativeEvent }: MouseEvent): boolean {
  return detail > 0 && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse'
}

/** The arrow keys go from the field to the results and through them. */
function stepThroughRows(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], ul button'),
  ]
  const at = stops.findIndex((stop) => stop === event.target)
  const next = at === -1 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
