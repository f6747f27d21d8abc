import { yearOf } from '@medley/messages/titles'

interface Dated {
  title: string
  releaseDate: string | null
}

/** `Notting Hill (1999)`, or the title alone where the year is not known. */
export function nameWithYear({ title, releaseDate }: Dated): string {
  return releaseDate === null ? title : `${title} (${yearOf(releaseDate)})`
}
