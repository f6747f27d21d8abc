import { textBetween } from '@medley/contract/values/text-cuts'
import { z } from 'zod'
import { number, text } from '../json-values.ts'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import { TooManyRows } from '../files/csv-table.ts'
import { emptyContent, type FileContent, type FileFacts, type TextReader } from '../file-reader.ts'
import type { Unopened } from '../record.ts'
import { PlayCollector } from './track-plays.ts'

/** A listen. The release that ListenBrainz maps it to is one of its own choice. */
const listen = z.object({
  listened_at: number,
  track_metadata: z.object({
    artist_name: text,
    track_name: text,
    release_name: text,
    additional_info: z
      .object({ release_artist_name: text, albumartist: text })
      .nullish()
      .catch(null),
  }),
})

/** The lines of a text with their numbers, without those that are empty. */
function* linesOf(whole: string): Generator<[line: number, text: string]> {
  let start = 0
  for (let line = 1; start < whole.length; line += 1) {
    const end = whole.indexOf('\n', start)
    const stop = end < 0 ? whole.length : end
    const own = textBetween(whole, start, stop).trim()
    if (own !== '') yield [line, own]
    start = stop + 1
  }
}

function parse(line: string) {
  try {
    return listen.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

async function readListens(whole: string, file: FileFacts, rowsMax: number): Promise<FileContent> {
  const content = emptyContent()
  const plays = new PlayCollector(file.now)
  const yieldIfDue = createYield()
  for (const [line, own] of linesOf(whole)) {
    const read = parse(own)
    if (read) {
      const { artist_name, track_name, release_name, additional_info } = read.track_metadata
      plays.add({
        line,
        time: read.listened_at ? read.listened_at * 1000 : null,
        artist: artist_name ?? '',
        albumArtist: additional_info?.release_artist_name ?? additional_info?.albumartist ?? '',
        album: release_name ?? '',
        track: track_name ?? '',
      })
    } else {
      if (content.leftOut.length === rowsMax) throw new TooManyRows()
      content.leftOut.push({ line, title: null, reason: { code: 'unreadableItem' } })
    }
    await yieldIfDue()
  }
  return { ...content, plays: plays.content }
}

/** The listens of a month, one in each line. */
export const listenBrainzReader: TextReader = {
  source: 'listenbrainz',
  recognises: (start) => /^\s*\{/.test(start) && /"listened_at"\s*:/.test(start),
  read: readListens,
}

/** Tracks that the member loves, hates or pins. */
export const listenBrainzOthers: TextReader = {
  source: 'listenbrainz',
  recognises: (start) =>
    /^\s*\{/.test(start) &&
    /"recording_msid"\s*:/.test(start) &&
    /"(?:score|pinned_until)"\s*:/.test(start),
  read: async (whole) => {
    const rows = [...linesOf(whole)].length
    return { ...emptyContent(), unused: { rows, reason: { code: 'otherAtListenBrainz' } } }
  },
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')

/** Returns a function that tells the file of the account, which lies beside the folder of listens. */
export function findUnopenedOfListenBrainz(
  paths: readonly string[],
): (path: string) => Unopened | undefined {
  const folders = new Set(
    paths.flatMap((path) => /^(?:(.*)\/)?listens\/\d{4}\/\d{1,2}\.jsonl$/.exec(path)?.[1] ?? ''),
  )
  const hasListens = paths.some((path) => /(?:^|\/)listens\/\d{4}\/\d{1,2}\.jsonl$/.test(path))
  return (path) =>
    hasListens && /(?:^|\/)user\.json$/.test(path) && folders.has(folderOf(path))
      ? { source: 'listenbrainz', reason: { code: 'profileAtLetterboxd' } }
      : undefined
}
