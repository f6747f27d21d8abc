import { comparable, type ListedWork, tidy } from './lists.ts'
import { type ShelfWork, writtenYear } from './shelf-line.ts'

/** A shorter list is a sample from somebody's library rather than an album. */
const fewestTracks = 6

const discMark = /\s*[[(](?:Disc|CD) ?\d[\])]/i
const pressingMark = /\s*(?:\[(?:UK|IMPORT|\d{4})\]|\(3 CD's\))\s*/i

/** Takes every album; the discs of one album become one line. */
export function chooseAlbums(listed: ListedWork[]): ShelfWork[] {
  const albums = new Map<string, ListedWork[]>()
  for (const album of listed) {
    const title = wholeTitle(album.title)
    const key = `${comparable(title)}|${comparable(album.creators?.[0] ?? '')}`
    albums.set(key, [...(albums.get(key) ?? []), { ...album, title }])
  }
  return [...albums.values()].map((discs) => joined(discs, listed))
}

function wholeTitle(title: string): string {
  const bare = title.replace(discMark, '').replace(pressingMark, ' ')
  return tidy(
    bare
      .replace(/\[(.*?)\]/g, '($1)')
      .replace('--', ' - ')
      .replace(/:(?=\p{L})/u, ': '),
  )
}

function joined(discs: ListedWork[], listed: ListedWork[]): ShelfWork {
  const whole = discs.find((disc) => disc.year !== undefined) ?? discs[0]
  if (!whole) throw new Error('An album has no disc')
  const released = whole.releaseDate ?? writtenYear(whole.year)
  const tracks = isComplete(discs, listed) ? discs.flatMap((disc) => disc.tracks ?? []) : []
  return {
    title: whole.title,
    creators: (whole.creators ?? []).flatMap(performers),
    ...(released && { released }),
    ...(tracks.length >= fewestTracks && { tracks: tracks.map(trackTitle) }),
  }
}

/** A second disc without its first would be half an album shown as a whole. */
function isComplete(discs: ListedWork[], listed: ListedWork[]): boolean {
  if (discs.length > 1) return discs.every((disc) => disc.tracks)
  const disc = discs[0]
  const entry = listed.find((album) => album.tracks === disc?.tracks && discMark.test(album.title))
  return entry === undefined
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
