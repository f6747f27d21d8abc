import type { Medium } from '@medley/contract/values/medium'
import type { Counterpart } from '../recommendations.ranking.rules.ts'
import type { LikedFacts } from '../recommendations.taste.rules.ts'

interface TitledWork {
  workId: number
  medium: Medium
  title: string
  creators: readonly string[]
  genres: readonly string[]
  year: number | null
}

/** A work with the title of a liked one, of any medium. */
export interface Namesake extends TitledWork {
  likedId: number
  shelfPlace: number | null
}

/** More would leave no room for others. */
const counterpartsMax = 12

/**
 * The works of a medium that belong to liked ones of others: a book and what was filmed of it, a film and its music, a film
 * and a show of its story. Of several with one title the best known.
 */
export function counterpartsOf(
  liked: readonly LikedFacts[],
  namesakes: readonly Namesake[],
  medium: Medium,
): Counterpart[] {
  const byLiked = Map.groupBy(namesakes, ({ likedId }) => likedId)
  const found = liked.flatMap((work) => {
    const ofTitle = byLiked.get(work.workId) ?? []
    const [best] = ofTitle
      .filter((other) => other.medium === medium && belongTogether(work, other, ofTitle))
      .toSorted((a, b) => (a.shelfPlace ?? Infinity) - (b.shelfPlace ?? Infinity))
    return best ? [{ workId: best.workId, likedId: work.workId, pull: work.pull }] : []
  })
  return found.toSorted((a, b) => b.pull - a.pull).slice(0, counterpartsMax)
}

function belongTogether(liked: LikedFacts, other: Namesake, ofTitle: readonly Namesake[]): boolean {
  const pair = [liked, other]
  const screen = pair.find(({ medium }) => medium === 'film' || medium === 'tvShow')
  const book = pair.find(({ medium }) => medium === 'book')
  const album = pair.find(({ medium }) => medium === 'album')
  if (screen === undefined) return false
  if (book) return wasFilmed(book, screen, ofTitle)
  if (album) return isMusicOf(album, screen)
  return isTelling(other.title) || liked.creators.some((name) => other.creators.includes(name))
}

/** A title of one word says little of books that are less well known. */
const knownBookPlace = 2500

/** A title that films had before, or a single word that more than one book has, says little. */
function wasFilmed(book: TitledWork, screen: TitledWork, ofTitle: readonly Namesake[]): boolean {
  const { year } = book
  if (year === null || screen.year === null || year > screen.year) return false
  const isUsedUp = ofTitle.some(
    (work) => work.medium !== 'book' && work.year !== null && work.year < year,
  )
  if (isUsedUp) return false
  const books = ofTitle.filter(({ medium }) => medium === 'book')
  const isOnlyOne = books.length <= 1 && (books[0]?.shelfPlace ?? 0) < knownBookPlace
  return isTelling(book.title) || isOnlyOne
}

const musicWords = /soundtrack|motion picture|original score/i
const manyArtists = /^various\b/i
/** Music comes out at most so many years after its film, and one before. */
const yearsAfter = 3

function isMusicOf(album: TitledWork, screen: TitledWork): boolean {
  if (album.year === null || screen.year === null) return false
  const after = album.year - screen.year
  if (after < -1 || after > yearsAfter) return false
  const isSoundtrack =
    musicWords.test(album.title) ||
    album.genres.includes('Soundtrack') ||
    album.creators.some((name) => manyArtists.test(name))
  return isSoundtrack || (isTelling(album.title) && after === 0)
}

/** Several words are no coincidence. */
function isTelling(title: string): boolean {
  return title.replace(/^(?:the|an?)\s+/i, '').includes(' ')
}

const tieInWords =
  /\b(?:making of|art of|behind the scenes|notebook|screenplay|script|storybook|picture book|official|companion)\b/i

/** True if a book only accompanies its maker's film: "by" the director of a liked film, with its title. */
export function isTieIn(
  book: Pick<TitledWork, 'title' | 'creators'>,
  liked: readonly LikedFacts[],
): boolean {
  const ofMaker = liked.filter(({ creators }) =>
    creators.some((name) => book.creators.includes(name)),
  )
  if (ofMaker.length === 0 || ofMaker.some(({ medium }) => medium === 'book')) return false
  const title = book.title.toLowerCase()
  return tieInWords.test(title) || ofMaker.some((work) => title.includes(work.title.toLowerCase()))
}
