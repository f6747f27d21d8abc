import { importsTexts } from '@medley/texts/imports'
import { titlesTexts } from '@medley/texts/titles'
import type { ImportMatch } from '@medley/contract/transfer/import-values'
import type { ImportItem } from '@medley/contract/transfer/imports'
import type { SearchItem } from '@medley/contract/values/shapes'
import { joinFacts } from '../../../../lib/facts.ts'
import type { OfferedWork } from '../../../works/work-choice.tsx'

/** A candidate as a selectable work. */
export function offer({ work, reason }: ImportMatch): OfferedWork {
  const { id, medium, title, displayTitle, posterSource, creators, releaseDate } = work
  const note = [releaseDate?.slice(0, 4), namesOf(creators), importsTexts.reasons[reason]]
  return { key: id, medium, title, displayTitle, posterSource, creators, note: joinFacts(note) }
}

/** A search result as a selectable work. */
export function offerFound(found: SearchItem): OfferedWork {
  const { id, medium, title, displayTitle, posterSource, creators, releaseDate } = found
  const note = [titlesTexts.mediumNames[medium], releaseDate?.slice(0, 4), namesOf(creators)]
  return { key: id, medium, title, displayTitle, posterSource, creators, note: joinFacts(note) }
}

/** The preselected work: the first candidate, unless it is only a possible match. */
export function firstGood({ candidates }: Pick<ImportItem, 'candidates'>): OfferedWork | null {
  const [first] = candidates
  return first && first.sureness !== 'possible' ? offer(first) : null
}

const namesOf = (creators: readonly { name: string }[]) =>
  creators.map(({ name }) => name).join(', ')
