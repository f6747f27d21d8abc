import type { ImportSource } from '@medley/contract/transfer/import-values'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { withoutEdition } from '../parsing/editions.ts'
import { dayIn } from '../parsing/dates.ts'
import { midnight } from '../dates.ts'
import { bareRecord } from '../file-reader.ts'
import type { ReadFile, SourceWork, TrackPlay, TrackPlays, WorkRecord } from '../record.ts'
import { comparable } from '../values.ts'

/** An album is heard on a day on which so many of its tracks were played, and so much of it. */
const tracksMin = 4
const shareMin = 0.6

/** True if so many tracks are enough of an album of so many. */
export function isEnough(tracks: number, of: number): boolean {
  return tracks >= tracksMin && tracks >= shareMin * of
}

/** The plays of an album on one day. */
interface Day {
  /** Index of the file that has the first of them, and its line. */
  file: number
  line: number
  tracks: Set<string>
  /** How many of them each file has. */
  counts: Map<number, number>
}

/** The plays of an album by one artist, under one spelling of its title. */
interface Album {
  title: string
  artist: string
  isOfAlbum: boolean
  tracks: Set<string>
  days: Map<string, Day>
}

/**
 * Turns the plays of tracks into records of the albums heard, those of all files of a service together. The
 * number of tracks of an album is at least that of those played, so only days with enough of these may count.
 */
export function settlePlays(
  files: ReadFile[],
  { timeZone = 'UTC' }: { timeZone?: string | undefined },
): void {
  const told = files.filter(({ plays }) => plays !== undefined)
  const sources = new Set(told.map(({ source }) => source))
  for (const source of sources) settleSource(files, source, timeZone)
  for (const file of told) delete file.plays
}

function settleSource(files: ReadFile[], source: ImportSource | null, timeZone: string): void {
  const dayOf = findDays(timeZone)
  const keys = findKeys()
  const albums = new Map<string, Map<string, Album>>()
  for (const [index, { plays, source: own }] of files.entries()) {
    for (const play of own === source ? (plays?.plays ?? []) : []) {
      addPlay(albums, keys, { ...play, file: index, day: dayOf(play.time) })
    }
  }
  const used = new Map<number, number>()
  for (const ofTitle of albums.values()) {
    for (const album of joinArtists([...ofTitle.values()])) addRecords(files, album, used)
  }
  for (const [index, file] of files.entries()) {
    if (file.plays && file.source === source) file.unused = unusedOf(file.plays, used.get(index))
  }
}

/** No time zone changes its day within such a part of an hour. */
const partMs = 15 * 60_000

function findDays(timeZone: string): (time: number) => string {
  const days = new Map<number, string>()
  return (time) => {
    const part = Math.floor(time / partMs)
    const day = days.get(part) ?? dayIn(new Date(time), timeZone)
    days.set(part, day)
    return day
  }
}

/** A function whose results are kept. */
function kept(find: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? find(text)
    known.set(text, found)
    return found
  }
}

/** The artist without guests: "Bo feat. Mio". */
const leadOf = (artist: string) =>
  artist.replace(/\s+[([]?(?:feat\.?|ft\.?|featuring)\s.*$/i, '') || artist

const keyOfArtist = (artist: string) => comparable(leadOf(artist).replace(/^the\s+/i, ''))
const keyOfTrack = (track: string) =>
  comparable(
    withoutEdition(track.replace(/\s+[([](?:feat\.?|ft\.?|with)\s[^()[\]]*[)\]]/i, '')).replace(
      /\s+-\s+(?:\d{4}\s+)?(?:digital(?:ly)?\s+)?remaster(?:ed)?(?:\s+version)?(?:\s+\d{4})?$/i,
      '',
    ),
  )

/** The keys of names, each found once. */
const findKeys = () => ({
  album: kept(comparable),
  artist: kept(keyOfArtist),
  track: kept(keyOfTrack),
})

function addPlay(
  albums: Map<string, Map<string, Album>>,
  keys: ReturnType<typeof findKeys>,
  {
    artist,
    isOfAlbum,
    album: title,
    track,
    day,
    file,
    line,
  }: TrackPlay & { day: string; file: number },
): void {
  const ofTitle = getOr(albums, keys.album(title), () => new Map<string, Album>())
  const album = getOr(ofTitle, `${isOfAlbum}|${keys.artist(artist)}`, () => ({
    title,
    artist: leadOf(artist),
    isOfAlbum,
    tracks: new Set<string>(),
    days: new Map<string, Day>(),
  }))
  const key = keys.track(track)
  album.tracks.add(key)
  const own = getOr(album.days, day, () => ({
    file,
    line,
    tracks: new Set<string>(),
    counts: new Map<number, number>(),
  }))
  own.tracks.add(key)
  own.counts.set(file, (own.counts.get(file) ?? 0) + 1)
}

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/**
 * The albums of one title. Artists of a few tracks are guests on the only album of an artist of more, if they
 * were played on a day with it; without such an artist they share an album.
 */
function joinArtists(albums: readonly Album[]): Album[] {
  const isWhole = ({ isOfAlbum, tracks }: Album) => isOfAlbum || tracks.size >= tracksMin
  const whole = albums.filter(isWhole)
  const few = albums.filter((album) => !isWhole(album))
  const [leader, ...others] = whole
  if (few.length === 0 || others.length > 0) return whole
  if (leader) {
    const guests = few.filter(({ days }) => [...days.keys()].some((day) => leader.days.has(day)))
    return [joined([leader, ...guests], leader.artist)]
  }
  const [most] = few.toSorted((a, b) => b.tracks.size - a.tracks.size)
  const count = few.reduce((sum, { tracks }) => sum + tracks.size, 0)
  const isOfOne = most !== undefined && most.tracks.size > count / 2
  return [joined(few, isOfOne ? most.artist : 'Various Artists')]
}

function joined(albums: readonly Album[], artist: string): Album {
  const days = new Map<string, Day>()
  for (const album of albums) {
    for (const [day, { file, line, tracks, counts }] of album.days) {
      const own = getOr(days, day, () => ({ file, line, tracks: new Set(), counts: new Map() }))
      for (const track of tracks) own.tracks.add(track)
      for (const [index, count] of counts)
        own.counts.set(index, (own.counts.get(index) ?? 0) + count)
    }
  }
  const tracks = new Set([...days.values()].flatMap((day) => [...day.tracks]))
  return { title: albums[0]?.title ?? '', artist, isOfAlbum: true, tracks, days }
}

/** Adds a record of the days of an album to each file that has some, and counts their plays. */
function addRecords(files: readonly ReadFile[], album: Album, used: Map<number, number>): void {
  const heard = [...album.days]
    .filter(([, { tracks }]) => isEnough(tracks.size, album.tracks.size))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const work = workOf(album)
  for (const [index, days] of Map.groupBy(heard, ([, { file }]) => file)) {
    files[index]?.records.push(recordOf(work, days))
  }
  for (const [, { counts }] of heard) {
    for (const [index, count] of counts) used.set(index, (used.get(index) ?? 0) + count)
  }
}

function recordOf(work: SourceWork, days: readonly (readonly [string, Day])[]): WorkRecord {
  return {
    ...bareRecord,
    line: Math.min(...days.map(([, { line }]) => line)),
    kind: 'engaged',
    work,
    timePosted: midnight(days[0]?.[0] ?? null),
    viewings: days.map(([day, { tracks }]) => ({
      day,
      isRepeat: false,
      tags: [],
      tracks: tracks.size,
    })),
  }
}

/** iTunes adds what kind of release it is: "Quay - EP". */
const kindOfRelease = /\s+-\s+(?:EP|Single)$/

function workOf({ title: written, artist }: Album): SourceWork {
  const bare = withoutEdition(written)
  const title = cutText(bare.replace(kindOfRelease, '') || bare, limits.workTitleMax)
  return {
    key: `${comparable(title)}|${keyOfArtist(artist)}`,
    mediums: ['album'],
    title,
    otherTitles: title === written ? [] : [cutText(written, limits.workTitleMax)],
    year: null,
    creators: [artist],
    ids: {},
  }
}

/** The plays that made no album heard. */
function unusedOf({ plays, others }: TrackPlays, used = 0): NonNullable<ReadFile['unused']> {
  const { short = 0, albumless = 0, undated = 0, incognito = 0, audiobook = 0, other = 0 } = others
  const params = { short, albumless, undated, incognito, audiobook, other }
  const left = short + albumless + undated + incognito + audiobook + other
  return { rows: plays.length - used + left, reason: { code: 'otherPlays', params } }
}
