import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { createTaskQueue } from '../load/task-queue.ts'

/** At about 30 kB each. */
const kept = 300
/** Drawing is CPU-bound. */
const mostAtOnce = 2
const waitingMax = 200

/** All kinds of pictures share it. */
const inTurn = createTaskQueue(mostAtOnce)

/** Part of every ETag: a change of the drawing changes it. */
const edition = 2

/** The ETag of a picture: what it shows, known before it is drawn. */
export function etagOf(shown: object): string {
  const facts = JSON.stringify([edition, shown])
  return `"${createHash('sha256').update(facts).digest('base64url').slice(0, 22)}"`
}

/** Draws pictures and caches the last few: a shared link is requested many times within seconds. */
export function createPictures<Shown extends object>(
  drawOne: (shown: Shown) => Promise<Buffer>,
): (shown: Shown) => Promise<Buffer> {
  const pictures = new Map<string, Promise<Buffer>>()
  let waiting = 0

  async function draw(shown: Shown): Promise<Buffer> {
    if (waiting >= waitingMax) throw new AppError('overloaded', { retryAfter: 10 })
    waiting += 1
    try {
      return await inTurn(() => drawOne(shown))
    } finally {
      waiting -= 1
    }
  }

  return (shown) => {
    const key = etagOf(shown)
    const known = pictures.get(key)
    if (known) return known
    const drawn = draw(shown)
    pictures.set(key, drawn)
    drawn.catch(() => pictures.delete(key))
    for (const oldest of pictures.keys()) {
      if (pictures.size <= kept) break
      pictures.delete(oldest)
    }
    return drawn
  }
}
