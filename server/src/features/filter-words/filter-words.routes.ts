import * as contract from '@medley/contract/administration/filter-words'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { setFilterWords, showFilterWords } from './filter-words.service.ts'

export function filterWordsRoutes(ctx: Context): Route[] {
  return [
    handle(contract.listFilterWords, ({ actor }) => showFilterWords(ctx, actor)),
    handle(contract.setFilterWords, ({ actor, body }) => setFilterWords(ctx, actor, body.words)),
  ]
}
