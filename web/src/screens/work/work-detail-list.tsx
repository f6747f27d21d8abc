import { workPageTexts } from '@medley/texts/work-page'
import type { WorkDetails } from '@medley/contract/values/shapes'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { genreName } from '../../features/works/genre-words.ts'
import styles from './work-detail-list.module.css'
import { nameCountries, nameLanguages } from '../../features/works/code-names.rules.ts'
import { paths } from '../../paths.ts'
import { type Fact, FactLinks } from './fact-links.tsx'
import { WorkPeople } from './work-people.tsx'

/** Further details of a work; renders nothing if there are none. */
export function WorkDetailList({ work }: { work: WorkDetails }) {
  const { title, originalTitle, series, credits } = work
  const cast = credits.filter(({ role }) => role === 'cast')
  const countries = nameCountries(work.countries)
  const languages = nameLanguages(work.languages)
  const plain: [string, string | null][] = [
    [workPageTexts.originalTitle, originalTitle === title ? null : originalTitle],
    [wordFor(workPageTexts.country, countries), countries.join(', ')],
    [wordFor(workPageTexts.language, languages), languages.join(', ')],
  ]
  const known = plain.filter(([, value]) => Boolean(value))
  if (cast.length + work.genres.length + known.length === 0 && !series) return null
  return (
    <section aria-label={workPageTexts.details}>
      <VisuallyHidden>
        <h2>{workPageTexts.details}</h2>
      </VisuallyHidden>
      <dl className={styles['details']}>
        {cast.length > 0 && (
          <Detail name={workPageTexts.cast}>
            <WorkPeople people={cast} />
          </Detail>
        )}
        {work.genres.length > 0 && (
          <Detail name={wordFor(workPageTexts.genre, work.genres)}>
            <FactLinks facts={work.genres.map((genre) => genreFact(work, genre))} />
          </Detail>
        )}
        {series && (
          <Detail name={workPageTexts.series}>
            <FactLinks facts={[{ text: series.title, to: paths.series(series.id) }]} />
            {series.position !== null &&
              workPageTexts.placeInSeries({ position: series.position, medium: work.medium })}
          </Detail>
        )}
        {known.map(([name, value]) => (
          <Detail key={name} name={name}>
            {value}
          </Detail>
        ))}
      </dl>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A genre, which leads to the works of the medium that have it. */
function genreFact({ medium }: WorkDetails, genre: string): Fact {
  return { text: genreName(genre), to: paths.exploreGenre(medium, genre) }
}

const wordFor = ({ one, many }: { one: string; many: string }, values: readonly string[]) =>
  values.length === 1 ? one : many
