import { type ListedWork, tidy } from './lists.ts'
import { type ShelfWork, writtenYear } from './shelf-line.ts'

/** Takes every show; the lists have no creators for television. */
export function chooseTvShows(listed: ListedWork[]): ShelfWork[] {
  return listed.map((show) => {
    const released = show.releaseDate ?? writtenYear(show.year)
    return {
      title: tidy(show.title),
      creators: [],
      ...(released && { released }),
      ...(show.numberOfSeasons && { seasons: show.numberOfSeasons }),
    }
  })
}
