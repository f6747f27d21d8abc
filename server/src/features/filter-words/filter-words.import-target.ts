import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { filterCommentsUnder } from '../comments/comments.service.ts'
import {
  type SharedImportTarget,
  type SharedOutcome,
  withinLimit,
} from '../../ports/import-target.ts'
import { listWordsOf, lockComments } from './filter-words.queries.ts'

/** A filter word of a file. */
export interface ImportedFilterWord {
  word: string
}

/** Filter words; the comments under the member's reviews are filtered anew. */
export const filterWordsImportTarget: SharedImportTarget<ImportedFilterWord, ImportedFilterWord> = {
  kinds: ['filterWord'],
  thing: 'filterWord',
  existing: async (handle, userId, words) => {
    const placed = words.map(({ word }, index) => ({ word, index }))
    const { rows } = await sql<{ index: number; outcome: SharedOutcome }>`
      select index, case
        when spaced_words(normalize(given.word, NFKC)) = '' then 'absent'
        when filter_words.key is not null then 'here'
        else 'new'
      end as outcome
      from json_to_recordset(${JSON.stringify(placed)}) as given (index integer, word text)
      left join filter_words
        on user_id = ${userId} and key = spaced_words(normalize(given.word, NFKC))
    `.execute(handle)
    const found = new Map(rows.map(({ index, outcome }) => [index, outcome]))
    const outcomes = words.map((_, index) => found.get(index) ?? 'absent')
    return withinLimit(outcomes, await countFree(handle, userId))
  },
  write: async (tx, userId, words) => {
    if (words.length === 0) return []
    await lockComments(tx, userId)
    const free = Math.max(0, await countFree(tx, userId))
    const { rows } = await sql<ImportedFilterWord>`
      insert into filter_words (user_id, word)
      select ${userId}::integer, word
      from json_to_recordset(${JSON.stringify(words)}) as given (word text)
      where spaced_words(normalize(word, NFKC)) <> '' and not exists (
        select from filter_words
        where user_id = ${userId} and key = spaced_words(normalize(given.word, NFKC))
      )
      limit ${free}
      on conflict do nothing
      returning word
    `.execute(tx)
    await filterCommentsUnder(tx, userId)
    return rows.map((state) => ({
      kind: 'filterWord',
      targetId: null,
      workId: null,
      importKey: null,
      state,
    }))
  },
  revert: async (tx, userId, writes) => {
    const words = writes.map(({ state }) => state.word)
    await lockComments(tx, userId)
    await tx
      .deleteFrom('filter_words')
      .where('user_id', '=', userId)
      .where('word', '=', sql<string>`any(${words}::text[])`)
      .execute()
    await filterCommentsUnder(tx, userId)
    return new Map()
  },
}

async function countFree(handle: Handle, userId: number): Promise<number> {
  return limits.filterWordsMax - (await listWordsOf(handle, userId)).length
}
