import type { AnswerOf } from '@medley/contract/api'
import type {
  listSourceCredits as listCreditsCall,
  listSources as listSourcesCall,
} from '@medley/contract/works/sources'
import type { SourceHealth } from '../../catalogue/catalogue.ts'
import { shelfCredits } from '../../catalogue/shelf/shelf-credits.ts'
import { creditOf, findSourceInfo } from '../../catalogue/source-info.ts'
import { SourceError } from '../../catalogue/source-error.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'

type SourceLines = AnswerOf<typeof listSourcesCall>
type Credits = AnswerOf<typeof listCreditsCall>

/** The enabled sources with their recent health. */
export async function listSources(ctx: Context): Promise<SourceLines> {
  const health = new Map((await ctx.catalogue.health()).map((one) => [one.name, one]))
  return {
    items: ctx.catalogue.sources.flatMap(({ name, mediums }) => {
      const one = health.get(name)
      return one ? { ...toLine(one), mediums: [...mediums] } : []
    }),
  }
}

function toLine({ name, label, state, lastFault, timeFailed, timeAnswered }: SourceHealth) {
  const isKnown = timeAnswered !== null || timeFailed !== null
  return {
    name,
    label,
    state: state !== 'ok' ? ('failing' as const) : isKnown ? ('ok' as const) : ('unknown' as const),
    lastFault,
    timeFailed: timeFailed?.toISOString() ?? null,
    timeAnswered: timeAnswered?.toISOString() ?? null,
  }
}

/** The enabled sources and the datasets behind the shelf, with their attributions. */
export async function listCredits(ctx: Context): Promise<Credits> {
  const items = ctx.catalogue.sources.flatMap(({ name, mediums }) => {
    const info = findSourceInfo(name)
    if (!info) return []
    return { name: info.label, url: info.home, ...creditOf(info), mediums: [...mediums] }
  })
  const shelf = shelfCredits.map(({ mediums, ...one }) => ({ ...one, mediums: [...mediums] }))
  return { items, shelf }
}

const freshMs = 60 * 60_000

/**
 * Queries each source unless it responded recently, so that an unreachable source is detected before
 * a request waits for it. Never throws.
 */
export async function checkSources(ctx: Context): Promise<void> {
  try {
    const now = ctx.clock.now()
    const since = new Date(now.getTime() - freshMs)
    const health = await ctx.catalogue.health()
    const recent = health.filter(
      ({ timeAnswered }) => timeAnswered && timeAnswered > since && timeAnswered <= latestEnd(now),
    )
    const names = new Set(recent.map(({ name }) => name))
    const asked = ctx.catalogue.sources.filter(({ name }) => !names.has(name))
    const answers = asked.map((source) =>
      source.search(source.mediums[0] ?? 'film', 'earth', 'interactive'),
    )
    for (const answer of await Promise.allSettled(answers)) {
      if (answer.status === 'rejected' && !(answer.reason instanceof SourceError)) {
        throw answer.reason
      }
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'The data sources could not be checked')
  }
}
