import { createHash } from 'node:crypto'
import { AppError } from '../../../app-error.ts'
import { createTaskQueue } from '../../../load/task-queue.ts'
import { type Card, drawCard } from './draw-card.ts'

/** At about 30 kB each. */
const kept = 300
/** Drawing is CPU-bound. */
const mostAtOnce = 2
const waitingMax = 200

/** Part of every ETag: a change of the drawing changes it. */
const edition = 2

/** The ETag of a card: what it shows, known before it is drawn. */
export function etagOf(card: Card): string {
  const facts = JSON.stringify([edition, card])
  return `"${createHash('sha256').update(facts).digest('base64url').slice(0, 22)}"`
}

/** Draws cards and caches the last few: a shared link is requested many times within seconds. */
export function createCards(): (card: Card) => Promise<Buffer> {
  const cards = new Map<string, Promise<Buffer>>()
  const inTurn = createTaskQueue(mostAtOnce)
  let waiting = 0

  async function draw(card: Card): Promise<Buffer> {
    if (waiting >= waitingMax) throw new AppError('rate_limited', { retryAfter: 10 })
    waiting += 1
    try {
      return await inTurn(() => drawCard(card))
    } finally {
      waiting -= 1
    }
  }

  return (card) => {
    const key = etagOf(card)
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
