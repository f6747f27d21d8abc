import { isMedium } from '@medley/contract/medium'
import { AppError, notFound } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { createTaskQueue } from '../../../task-queue.ts'
import { drawCard, isDrawable } from './draw-card.ts'
import { findWorkPage } from '../pages.queries.ts'
import { mediumWords } from '../document/words.ts'

const kept = 500
/** Drawing is CPU-bound. */
const mostAtOnce = 2
const waitingMax = 200

/** Draws work cards and caches the last few: a shared link is requested many times within seconds. */
export function createCards(ctx: Context): (medium: string, id: number) => Promise<Buffer> {
  const cards = new Map<string, Promise<Buffer>>()
  const inTurn = createTaskQueue(mostAtOnce)
  let waiting = 0

  async function draw(...[card]: Parameters<typeof drawCard>): Promise<Buffer> {
    if (waiting >= waitingMax) throw new AppError('rate_limited', { retryAfter: 10 })
    waiting += 1
    try {
      return await inTurn(() => drawCard(card))
    } finally {
      waiting -= 1
    }
  }

  return async (medium, id) => {
    const work = isMedium(medium) ? await findWorkPage(ctx.db, medium, id) : undefined
    if (!work || !isDrawable(work.title)) throw notFound('work')
    const { title, creators, rating } = work
    const word = mediumWords[work.medium]
    const card = { kind: word[0]?.toUpperCase() + word.slice(1), title, creators, rating }
    const key = JSON.stringify(card)
    const known = cards.get(key)
    if (known) return known
    const drawn = draw(card)
    cards.set(key, drawn)
    drawn.catch(() => cards.delete(key))
    for (const oldest of cards.keys()) {
      if (cards.size <= kept) break
      cards.delete(oldest)
    }
    return drawn
  }
}
