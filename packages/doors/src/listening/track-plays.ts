import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import type { OtherPlay, TrackPlay, TrackPlays } from '../record.ts'
import { tidy } from '../values.ts'

/** A play as a file tells of it; its time is in ms since 1970. */
export interface ToldPlay extends Partial<Pick<TrackPlay, 'artist' | 'album' | 'track'>> {
  line: number
  time: number | null
  /** The artist of the album, where the file names them besides those of the track. */
  albumArtist?: string | undefined
}

const dayMs = 86_400_000

/** Collects the plays of a file; equal texts are kept once. */
export class PlayCollector {
  readonly content: TrackPlays = { plays: [], others: {} }
  readonly #texts = new Map<string, string>()
  readonly #timeMax: number

  constructor(now: Date) {
    this.#timeMax = now.getTime() + dayMs
  }

  add({ line, time, artist = '', albumArtist = '', album = '', track = '' }: ToldPlay): void {
    const names = [albumArtist || artist, album, track].map((text) => this.#keep(text))
    const [by = '', of = '', title = ''] = names
    if (title === '' || by === '') return this.leaveOut('other')
    if (of === '') return this.leaveOut('albumless')
    if (time === null || !(time > 0 && time < this.#timeMax)) return this.leaveOut('undated')
    const isOfAlbum = albumArtist !== ''
    this.content.plays.push({ line, time, artist: by, isOfAlbum, album: of, track: title })
  }

  leaveOut(reason: OtherPlay, count = 1): void {
    const { others } = this.content
    others[reason] = (others[reason] ?? 0) + count
  }

  #keep(text: string): string {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    const kept = cutText(tidy(text), limits.workTitleMax)
    this.#texts.set(text, kept)
    return kept
  }
}
