// The queries and output of `npm run try:sources`.
import { setTimeout } from 'node:timers/promises'
import type { Gate } from '../../server/src/catalogue/gate.ts'
import { SourceError } from '../../server/src/catalogue/source-error.ts'
import { labelOf } from '../../server/src/catalogue/source-info.ts'
import type { Source } from '../../server/src/catalogue/source.ts'
import type { SourceKeys } from '../../server/src/catalogue/catalogue.ts'

type Medium = Source['mediums'][number]

/** One query to one source. */
export interface TrialLine {
  source: string
  medium: string
  result: 'answers' | 'fails' | 'not asked'
  found: string
  details: string
  time: string
}

const questions: Record<Medium, string> = {
  film: 'The Godfather',
  tvShow: 'The Wire',
  book: 'Dune',
  album: 'Kind of Blue',
  podcast: 'Planet Money',
}

/** Single queries need no budget, only a pause between two calls to one source. */
export const openGate: Gate = {
  enter: () => Promise.resolve({ waitMs: 1_100, report: () => Promise.resolve() }),
  wait: (milliseconds) => setTimeout(milliseconds),
  health: () => Promise.resolve([]),
}

/** Queries a source for a known work of each of its mediums. Does not throw if the source fails. */
export function trySource(source: Source): Promise<TrialLine[]> {
  return Promise.all(source.mediums.map((medium) => tryMedium(source, medium)))
}

async function tryMedium(source: Source, medium: Medium): Promise<TrialLine> {
  const start = Date.now()
  const line = lineOf(source.name, medium)
  try {
    const found = await source.search(medium, questions[medium], 'batch')
    const [first] = found
    line.found = first ? `${found.length}: ${first.title} (${first.releaseDate ?? '-'})` : 'nothing'
    const facts = first && (await source.details(medium, first.externalId, 'batch'))
    if (facts) line.details = describe(facts)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    Object.assign(line, { result: 'fails', details: inWords(error) })
  }
  return { ...line, time: `${((Date.now() - start) / 1000).toFixed(1)} s` }
}

function lineOf(name: string, medium: string): TrialLine {
  const source = labelOf(name)
  return { source, medium, result: 'answers', found: '', details: '', time: '' }
}

function describe({ creators, entries, description }: Awaited<ReturnType<Source['details']>> & {}) {
  const text = description ? 'a text' : 'no text'
  return `${creators.join(', ') || '-'}; ${entries.length} entries; ${text}`
}

const noNetwork = ' (no network)'

function inWords({ fault, message }: SourceError): string {
  return fault === 'unreachable' ? `${message}${noNetwork}` : message
}

/** The sources that are not queried because their keys are missing, with the settings for the keys. */
export function linesWithoutKeys(keys: SourceKeys): TrialLine[] {
  const needed: [string, Medium[], unknown, string][] = [
    ['tmdb', ['film', 'tvShow'], keys.tmdbToken, 'TMDB_TOKEN'],
    ['googlebooks', ['book'], keys.googleBooksKey, 'GOOGLE_BOOKS_KEY'],
    ['spotify', ['album'], keys.spotify, 'SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET'],
  ]
  return needed
    .filter(([, , given]) => given === undefined)
    .flatMap(([name, mediums, , settings]) =>
      mediums.map((medium): TrialLine => ({
        ...lineOf(name, medium),
        result: 'not asked',
        details: `needs ${settings}`,
      })),
    )
}

/** A one-sentence summary. */
export function sumUp(lines: readonly TrialLine[]): string {
  const asked = lines.filter(({ result }) => result !== 'not asked')
  const failed = asked.filter(({ result }) => result === 'fails')
  if (failed.length === 0) return 'Every source that was asked answered.'
  const isCutOff = asked.every(({ details }) => details.endsWith(noNetwork))
  if (isCutOff) return 'No source can be reached: there is no network here.'
  const names = [...new Set(failed.map(({ source }) => source))]
  return `Failed: ${names.join(', ')}.`
}
