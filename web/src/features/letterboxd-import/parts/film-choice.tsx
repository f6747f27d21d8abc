import type { Clarification } from '@medley/contract/letterboxd-import'
import { WorkChoice } from '../../works/work-choice.tsx'
import { type ChosenFilm, toChosen } from '../import-state.ts'

type FilmChoiceProps = {
  suggestions: Clarification['suggestions']
  film: ChosenFilm | null
  onPick: (film: ChosenFilm) => void
}

/** The suggested films, one of which can be chosen; a film found by search joins them. */
export function FilmChoice({ suggestions, film, onPick }: FilmChoiceProps) {
  const offered = suggestions.map(toChosen)
  const isFound = film && !offered.some(({ externalId }) => externalId === film.externalId)
  const films = isFound ? [film, ...offered] : offered
  return (
    <WorkChoice
      legend="Films to choose from"
      works={films.map((each) => ({
        ...each,
        key: each.externalId,
        medium: 'film',
        note: describe(each),
      }))}
      chosen={film?.externalId ?? null}
      onChoose={(key) => {
        const picked = films.find(({ externalId }) => externalId === key)
        if (picked) onPick(picked)
      }}
    />
  )
}

/** Who made it, and when. */
function describe({ releaseDate, creators }: ChosenFilm): string {
  const names = creators.map(({ name }) => name).join(', ')
  return [releaseDate?.slice(0, 4), names].filter(Boolean).join(' · ')
}
