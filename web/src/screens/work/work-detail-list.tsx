import type { WorkDetails } from '@medley/contract/values/shapes'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { genreTexts } from '../../features/works/works.messages.ts'
import { workPageTexts as texts } from './work-page.messages.ts'
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
    [texts.originalTitle, originalTitle === title ? null : originalTitle],
    [wordFor(texts.country, countries), countries.join(', ')],
    [wordFor(texts.language, languages), languages.join(', ')],
  ]
  const known = plain.filter(([, value]) => Boolean(value))
  if (cast.length + work.genres.length + known.length === 0 && !series) return null
  return (
    <section aria-label={texts.details}>
      <VisuallyHidden>
        <h2>{texts.details}</h2>
      </VisuallyHidden>
      <dl className={styles['details']}>
        {cast.length > 0 && (
          <Detail name={texts.cast}>
            <WorkPeople people={cast} />
          </Detail>
        )}
        {work.genres.length > 0 && (
          <Detail name={wordFor(texts.genre, work.genres)}>
            <FactLinks facts={work.genres.map((genre) => genreFact(work, genre))} />
          </Detail>
        )}
        {series && (
          <Detail name={texts.series}>
            <FactLinks facts={[{ text: series.title, to: paths.series(series.id) }]} />
            {series.position !== null && texts.placeInSeries(series.position, work.medium)}
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
  return { text: genreTexts.nameOf(genre), to: paths.exploreGenre(medium, genre) }
}

const wordFor = ({ one, many }: { one: string; many: string }, values: readonly string[]) =>
  values.length === 1 ? one : many
