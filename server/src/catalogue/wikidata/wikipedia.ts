import { z } from 'zod'
import { fromHtml } from '../description.ts'
import type { Lane } from '../gate.ts'
import { budgets } from '../host-budgets.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import type { RestItem } from './wikidata.statements.ts'

const summary = z.object({
  type: z.string(),
  extract_html: z.string(),
  content_urls: z.object({ desktop: z.object({ page: z.string() }) }),
})

export interface Article {
  /** The article's first paragraphs. */
  description: string | null
  descriptionUrl: string
}

/** Wikipedias by language. */
export interface Wikipedia {
  /** The beginning of an item's article in the language, else in English; null if there is none. */
  read(item: RestItem, lane: Lane): Promise<Article | null>
}

export function createWikipedia(
  deps: SourceDeps,
  language: string,
  urlOf = (code: string) => `https://${code}.wikipedia.org`,
): Wikipedia {
  const codes = [...new Set([language, 'en'])]
  const clients = new Map<string, SourceClient>(
    codes.map((code) => [
      code,
      createSourceClient(deps, { ...budgets.wikipedia, baseUrl: urlOf(code) }),
    ]),
  )
  return {
    async read(item, lane) {
      for (const [code, client] of clients) {
        const title = item.sitelinks[`${code}wiki`]?.title
        if (title !== undefined) return readSummary(client, title, lane)
      }
      return null
    },
  }
}

async function readSummary(
  client: SourceClient,
  title: string,
  lane: Lane,
): Promise<Article | null> {
  const path = `/api/rest_v1/page/summary/${encodeURIComponent(title.replaceAll(' ', '_'))}`
  const found = await client.getJson(lane, path, {}, summary)
  // Other pages list meanings of the title or do not exist.
  if (found?.type !== 'standard') return null
  const description = fromHtml(found.extract_html)
  return { description, descriptionUrl: found.content_urls.desktop.page }
}
