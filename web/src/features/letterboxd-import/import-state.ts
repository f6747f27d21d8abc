import type {
  Clarification,
  ConfirmedReview,
  RejectedRow,
} from '@medley/contract/letterboxd-import'
import type { ExportKind } from './export-file.ts'

/** A film with its id at the movie database, which the import names films by. */
export interface ChosenFilm {
  externalId: number
  title: string
  releaseDate: string | null
  posterSource: string | null
  creators: { name: string }[]
}

/** An entry that needs the member: which film, or what rating. */
export interface OpenEntry {
  entry: Clarification
  film: ChosenFilm | null
  rating: number | null
  /** open: not decided yet; skipped: left out. */
  decision: 'open' | 'taken' | 'skipped'
}

export interface ImportState {
  stage: 'upload' | 'clarify' | 'confirm' | 'done'
  kind: ExportKind
  confirmed: ConfirmedReview[]
  open: OpenEntry[]
  rejected: RejectedRow[]
  /** Which of the open entries is shown, from 0. */
  at: number
}

/** What the parts of a file were read as. */
export interface ReadFile {
  kind: ExportKind
  confirmed: ConfirmedReview[]
  clarifications: Clarification[]
  rejected: RejectedRow[]
}

export type ImportAction =
  | { type: 'read'; file: ReadFile }
  | { type: 'pick'; film: ChosenFilm }
  | { type: 'unselect' }
  | { type: 'rate'; rating: number }
  | { type: 'next' }
  | { type: 'skip' }
  | { type: 'skipRest' }
  | { type: 'back' }
  | { type: 'submitted' }
  | { type: 'restart' }

export const emptyImport: ImportState = {
  stage: 'upload',
  kind: 'review',
  confirmed: [],
  open: [],
  rejected: [],
  at: 0,
}

/** Whether an entry has all it needs to be imported. */
export function isComplete({ film, rating }: OpenEntry, kind: ExportKind): boolean {
  return film !== null && (kind === 'watched' || rating !== null)
}

/** The steps of the wizard. Choices stay when one goes back. */
export function changeImport(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'read':
      return startWith(action.file)
    case 'pick':
      return changeShown(state, { film: action.film })
    case 'unselect':
      return changeShown(state, { film: null, decision: 'open' })
    case 'rate':
      return changeShown(state, { rating: action.rating })
    case 'next':
      return takeShown(state)
    case 'skip':
      return advance(changeShown(state, { decision: 'skipped' }))
    case 'skipRest':
      return skipRest(state)
    case 'back':
      return goBack(state)
    case 'submitted':
      return { ...state, stage: 'done' }
    case 'restart':
      return emptyImport
    default:
      return action satisfies never
  }
}

function takeShown(state: ImportState): ImportState {
  const shown = state.open[state.at]
  if (!shown || !isComplete(shown, state.kind)) return state
  return advance(changeShown(state, { decision: 'taken' }))
}

/** Leaves out what was not taken, from the entry shown on. */
function skipRest(state: ImportState): ImportState {
  const open = state.open.map((entry, index): OpenEntry =>
    index >= state.at && entry.decision !== 'taken' ? { ...entry, decision: 'skipped' } : entry,
  )
  return { ...state, open, stage: 'confirm' }
}

function startWith({ kind, confirmed, clarifications, rejected }: ReadFile): ImportState {
  const open = clarifications.map((entry): OpenEntry => ({
    entry,
    film: onlyFilmOf(entry),
    rating: entry.rating,
    decision: 'open',
  }))
  // Entries without any suggestion come last, so that the rest can be left out in one go.
  const offered = open.filter(({ entry }) => entry.suggestions.length > 0)
  const others = open.filter(({ entry }) => entry.suggestions.length === 0)
  const stage = open.length > 0 ? 'clarify' : 'confirm'
  return { stage, kind, confirmed, open: [...offered, ...others], rejected, at: 0 }
}

/** The film of an entry that lacks nothing but a rating. */
function onlyFilmOf({ title, year, suggestions }: Clarification): ChosenFilm | null {
  const [only, second] = suggestions
  const isSame =
    only !== undefined &&
    second === undefined &&
    year !== null &&
    only.release_date?.startsWith(String(year)) === true &&
    fold(only.title) === fold(title)
  return isSame ? toChosen(only) : null
}

function fold(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A suggestion as a film that can be chosen. */
export function toChosen(film: Clarification['suggestions'][number]): ChosenFilm {
  return {
    externalId: film.id,
    title: film.title,
    releaseDate: film.release_date,
    posterSource: film.poster_path,
    creators: film.creators,
  }
}

function changeShown(state: ImportState, change: Partial<OpenEntry>): ImportState {
  const open = state.open.map((entry, index) =>
    index === state.at ? { ...entry, ...change } : entry,
  )
  return { ...state, open }
}

function advance(state: ImportState): ImportState {
  const isLast = state.at >= state.open.length - 1
  return isLast ? { ...state, stage: 'confirm' } : { ...state, at: state.at + 1 }
}

function goBack(state: ImportState): ImportState {
  if (state.stage === 'confirm' && state.open.length > 0) return { ...state, stage: 'clarify' }
  if (state.stage === 'clarify' && state.at > 0) return { ...state, at: state.at - 1 }
  return { ...state, stage: 'upload' }
}

/** An entry that is going to be imported. */
export interface TakenEntry {
  externalId: number
  title: string
  year: string | null
  rating: number | null
  review: string | null
  dateViewed: string | null
  timePosted: string | null
  /** Chosen by the member, not found by title and year. */
  clarified: boolean
}

/** Everything that Submit writes: the certain entries, then the clarified ones. */
export function takenEntries({ confirmed, open }: ImportState): TakenEntry[] {
  const certain = confirmed.map((entry): TakenEntry => ({
    externalId: entry.workID,
    title: entry.title,
    year: entry.year === null ? null : String(entry.year),
    rating: entry.rating,
    review: entry.review,
    dateViewed: entry.date_viewed,
    timePosted: entry.time_posted,
    clarified: false,
  }))
  const clarified = open.flatMap(({ entry, film, rating, decision }): TakenEntry[] => {
    if (decision !== 'taken' || !film) return []
    return [
      {
        externalId: film.externalId,
        title: film.title,
        year: film.releaseDate?.slice(0, 4) ?? null,
        rating,
        review: entry.review,
        dateViewed: entry.dateViewed,
        timePosted: entry.timePosted,
        clarified: true,
      },
    ]
  })
  return [...certain, ...clarified]
}
