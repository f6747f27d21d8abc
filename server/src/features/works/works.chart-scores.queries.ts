import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export interface ChartScoreRow {
  workId: number
  /** Null without ratings that count. */
  score: number | null
  /** The ratings that count. */
  ratings: number
}

/** Smaller changes of a score would only write rows. */
const noticeable = 0.0005

/** Writes chart scores with the counts of works that they are based on, where something changed. */
export async function updateChartScores(tx: Tx, scores: readonly ChartScoreRow[]): Promise<void> {
  await sql`
    update work_counts set
      chart_score = given.score,
      chart_rating_count = given.ratings,
      scored_reviewer_count = reviewer_count,
      scored_rating_sum = rating_sum
    from json_to_recordset(${JSON.stringify(scores)})
      as given ("workId" integer, score double precision, ratings integer)
    where work_id = given."workId" and (
      (chart_score is null) <> (given.score is null)
      or abs(chart_score - given.score) > ${noticeable}
      or (chart_rating_count, scored_reviewer_count, scored_rating_sum)
        is distinct from (given.ratings, reviewer_count, rating_sum)
    )
  `.execute(tx)
}
