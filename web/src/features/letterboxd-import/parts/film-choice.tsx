import type { Clarification } from '@medley/contract/letterboxd-import'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { type ChosenFilm, toChosen } from '../import-state.ts'
import styles from './film-choice.module.css'

type FilmChoiceProps = {
  suggestions: Clarification['suggestions']
  film: ChosenFilm | null
  onPick: (film: ChosenFilm) => void
}

/** The suggested films as posters, one of which can be chosen; a film found by search joins them. */
export function FilmChoice({ suggestions, film, onPick }: FilmChoiceProps) {
  const name = useId()
  const offered = suggestions.map(toChosen)
  const isFound = film && !offered.some(({ externalId }) => externalId === film.externalId)
  const films = isFound ? [film, ...offered] : offered
  if (films.length === 0) return null
  return (
    <fieldset className={styles['films']}>
      <legend className={styles['legend']}>Films to choose from</legend>
      {films.map((each) => {
        const chosen = each.externalId === film?.externalId
        return (
          <label
            key={each.externalId}
            className={classNames(styles['film'], chosen && styles['chosen'])}
          >
            <input
              type="radio"
              name={name}
              className={styles['input']}
              checked={chosen}
              onChange={() => onPick(each)}
            />
            <WorkPoster work={{ ...each, medium: 'film' }} decorative />
            <span className={styles['title']}>{each.title}</span>
            <span className={styles['year']}>{describe(each)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Who made it, and when. */
function describe({ releaseDate, creators }: ChosenFilm): string {
  const names = creators.map(({ name }) => name).join(', ')
  return [releaseDate?.slice(0, 4), names].filter(Boolean).join(' · ')
}
