import { sql } from 'kysely'
import { connect } from '../../server/src/db/connect.ts'
import { systemClock } from '../../server/src/clock.ts'
import { renewRecommendations } from '../../server/src/features/recommendations/recommendations.renewal.service.ts'
import { showRecommendations } from '../../server/src/features/recommendations/recommendations.service.ts'
import { percentile } from '../percentile.ts'
import { processorTime } from '../search/processor-time.ts'
import { ratingsSize } from './fill-ratings.ts'

const membersMeasured = 200
const repeats = 5
const limit = 20

export interface RecommendationFigures {
  name: string
  /** Milliseconds: of the fastest try of each member, and of the processor time that the database took for it. */
  p50: number
  p99: number
  processorP50: number | null
  processorP99: number | null
}

interface Cost {
  time: number
  processor: number
}

/**
 * Renews the recommendations of members from the busiest to the quietest, then reads the first 20, one
 * member after the other, on one connection.
 */
export async function measureRecommendations(
  connectionString: string,
): Promise<RecommendationFigures[]> {
  const db = connect({ connectionString, max: 1 }, (error) => console.error(error.message))
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const pid = rows[0]?.pid ?? 0
    // None of these requests has jobs to enqueue.
    const jobs = { enqueue: () => Promise.reject(new Error('A job was enqueued')) }
    const ctx = { db, notes: db, clock: systemClock, jobs }
    const actorOf = (id: number) => ({ id, username: '', isAdmin: false })
    const figures = [
      await measureAll('Renewing one medium', pid, 1, (id) =>
        renewRecommendations(ctx, id, 'film'),
      ),
    ]
    for (const id of memberIds()) await renewRecommendations(ctx, id)
    await sql`vacuum analyze recommendations, recommendation_renewals`.execute(db)
    const page = { limit, offset: 0 }
    figures.push(
      await measureAll('Reading one medium', pid, repeats, (id) =>
        showRecommendations(ctx, actorOf(id), page, 'film'),
      ),
      await measureAll('Reading all mediums', pid, repeats, (id) =>
        showRecommendations(ctx, actorOf(id), page),
      ),
    )
    return figures
  } finally {
    await db.destroy()
  }
}

/** Of members in regular steps, the busiest first. */
function memberIds(): number[] {
  const step = ratingsSize.members / membersMeasured
  return Array.from({ length: membersMeasured }, (_, index) => 3 + Math.floor(index * step))
}

async function measureAll(
  name: string,
  pid: number,
  tries: number,
  work: (id: number) => Promise<unknown>,
): Promise<RecommendationFigures> {
  const best: Cost[] = []
  for (const id of memberIds()) {
    const costs: Cost[] = []
    // The first time warms the caches.
    for (let round = 0; round <= tries; round += 1) {
      const before = processorTime(pid)
      const start = performance.now()
      await work(id)
      const time = performance.now() - start
      const processor = (processorTime(pid) ?? Number.NaN) - (before ?? Number.NaN)
      if (round > 0) costs.push({ time, processor })
    }
    best.push({
      time: Math.min(...costs.map(({ time }) => time)),
      processor: Math.min(...costs.map(({ processor }) => processor)),
    })
  }
  const times = best.map(({ time }) => time)
  const processors = best.map(({ processor }) => processor)
  const known = processors.every(Number.isFinite)
  return {
    name,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    processorP50: known ? percentile(processors, 0.5) : null,
    processorP99: known ? percentile(processors, 0.99) : null,
  }
}
