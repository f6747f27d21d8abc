import { toGenres } from '../../server/src/catalogue/genres.ts'
import {
  comparable,
  groupBy,
  type ListedWork,
  shareNames,
  tidy,
  titleKey,
  unique,
  wordsOf,
} from './lists.ts'
import { compact, type ShelfWork, writtenYear } from './shelf-line.ts'

/** A shorter list is a sample from somebody's library rather than an album. */
const fewestTracks = 6

const discMark = /\s*[[(](?:Disc|CD) ?\d[\])]/i
/** Stands behind a title and is none of it. */
const formMark = /\s*\((?:EP|Soundtrack)\)$/i
const pressingMark = /\s*(?:\[(?:UK|IMPORT|\d{4})\]|\(3 CD's\)|\(Remaster(?:ed)?\))\s*/i

/** Titles that a list gives with the artist's name or in a spelling of its own. */
const titleOf = new Map([['Dr. Dre - 2001', '2001']])

/** Takes every album, best known first; the discs of one album become one line. */
export function chooseAlbums(listed: ListedWork[]): ShelfWork[] {
  const albums = listed.map((album) => ({ ...album, title: wholeTitle(album.title) }))
  const keyOf = (album: ListedWork) => [
    `${titleKey(album.title)}|${comparable(performersOf(album)[0] ?? '').replace(/^the/, '')}`,
  ]
  const discs = new Set(listed.filter(({ title }) => discMark.test(title)).map(tracksOf))
  return mergeSpellings([...groupBy(albums, keyOf).values()].map((parts) => joined(parts, discs)))
}

/** Lists spell artists differently: "GZA", "The Genius, GZA". Of one title and year, they are one. */
function mergeSpellings(albums: ShelfWork[]): ShelfWork[] {
  const merged = new Set<ShelfWork>()
  for (const namesakes of groupBy(albums, ({ title }) => [titleKey(title)]).values()) {
    for (const [index, album] of namesakes.entries()) {
      for (const other of namesakes.slice(index + 1)) {
        if (merged.has(album) || merged.has(other) || !isOneAlbum(album, other)) continue
        merged.add(other)
        if (album.tracks === undefined && other.tracks) album.tracks = other.tracks
        if (album.genres === undefined && other.genres) album.genres = other.genres
      }
    }
  }
  return albums.filter((album) => !merged.has(album))
}

function isOneAlbum(album: ShelfWork, other: ShelfWork): boolean {
  if (album.released?.slice(0, 4) !== other.released?.slice(0, 4)) return false
  const words = new Set(album.creators.flatMap(wordsOf))
  const isShared = other.creators.flatMap(wordsOf).some((word) => words.has(word))
  return isShared || shareNames(album.creators, other.creators) === true
}

const tracksOf = ({ tracks }: ListedWork) => tracks

function wholeTitle(listed: string): string {
  const bare = listed.replace(discMark, '').replace(pressingMark, ' ')
  const title = tidy(
    bare
      .replace(/\[(.*?)\]/g, '($1)')
      .replace('--', ' - ')
      .replace(/:(?=\p{L}{3})/u, ': ')
      .replace(formMark, ''),
  )
  return titleOf.get(title) ?? title
}

function joined(parts: ListedWork[], discs: Set<string[] | undefined>): ShelfWork {
  const whole = parts.find((part) => part.year !== undefined) ?? parts[0]
  if (!whole) throw new Error('An album has no disc')
  const year = Math.min(...parts.flatMap((part) => part.year ?? []))
  const released = whole.releaseDate ?? writtenYear(Number.isFinite(year) ? year : undefined)
  const tracks = isComplete(parts, discs) ? parts.flatMap((part) => part.tracks ?? []) : []
  return compact({
    title: whole.title,
    alternativeTitles: unique(parts.flatMap((part) => part.alternativeTitles ?? [])),
    creators: performersOf(whole),
    ...(released && { released }),
    genres: toGenres(parts.flatMap((part) => part.genres ?? [])),
    ...(tracks.length >= fewestTracks && { tracks: tracks.map(trackTitle) }),
  })
}

/** A second disc without its first would be half an album shown as a whole. */
function isComplete(parts: ListedWork[], discs: Set<string[] | undefined>): boolean {
  const withTracks = parts.filter((part) => part.tracks)
  if (withTracks.length > 1) return withTracks.every((part) => discs.has(part.tracks))
  return withTracks.length === 1 && !discs.has(withTracks[0]?.tracks)
}

const bandsWithCommas =
  /^(?:Crosby|Earth|Blood|Emerson|Tyler|Black Country|The Good|Peter,|Carreras|Sixpence)|, (?:Jr|Inc)\b/

function performersOf({ creators = [], sources }: ListedWork): string[] {
  const isPlain = sources.length === 1 && sources[0] === 'breckenridge-albums'
  return unique(
    creators.flatMap((name) =>
      isPlain && name.includes(', ') && !bandsWithCommas.test(name)
        ? name.split(', ').map(tidy)
        : performers(name),
    ),
  )
}

/** Orchestras, conductors and soloists stand in one field; bands with commas do not come apart. */
function performers(name: string): string[] {
  const isEnsemble =
    /orchestr|philharm|academy|choir|chor\b|ensemble|sinfoni|symphon|symfoni|london classical|english concert|wiener|arts florissants|gregoriana|pro musica/i
  const isPair = /^(Adrian Leaper|Sergei Prokofiev|Terry Bozzio)/
  if (!isEnsemble.test(name) && !isPair.test(name)) return [tidy(name)]
  return name
    .split(/, (?!Cambridge)| & | and (?=Munich)/)
    .map((part) => tidy(part.replace(' Von ', ' von ')))
}

function trackTitle(track: string): string {
  return tidy(track.split('\\')[0] ?? track)
}
