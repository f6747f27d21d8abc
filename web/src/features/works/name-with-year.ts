import { displayTitleOf, yearOf } from '@medley/messages/titles'

interface Dated {
  title: string
  displayTitle?: string | undefined
  releaseDate: string | null
}

/** `Notting Hill (1999)`, or the title alone where the year is not known. */
export function nameWithYear(work: Dated): string {
  const { releaseDate } = work
  const title = displayTitleOf(work)
  return releaseDate === null ? title : `${title} (${yearOf(releaseDate)})`
}
