import { z } from 'zod'
import { type FileFacts, textBeside } from '../file-reader.ts'
import { type NamedWork, readWork } from './neodb-works.ts'
import { UnreadableRow } from '../record.ts'

const people = z
  .union([z.string(), z.array(z.string())])
  .transform((names) => [names].flat().join('/'))
const text = z.union([z.string(), z.number()]).transform(String)

const entry = z.object({
  id: z.string(),
  category: z.string().catch(''),
  display_title: z.string().catch(''),
  title: z.string().catch(''),
  localized_title: z.array(z.object({ text: z.string() })).catch([]),
  external_resources: z.array(z.object({ url: z.string() })).catch([]),
})

const info = z.object({
  imdb: text.optional().catch(undefined),
  isbn: text.optional().catch(undefined),
  year: text.optional().catch(undefined),
  pub_year: text.optional().catch(undefined),
  season_number: text.optional().catch(undefined),
  episode_number: text.optional().catch(undefined),
  author: people.optional().catch(undefined),
  artist: people.optional().catch(undefined),
  director: people.optional().catch(undefined),
  host: people.optional().catch(undefined),
})

/** A line of JSON; null for what is none. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line, (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    )
  } catch {
    return null
  }
}

/** The works that a journal names by their addresses. */
export class Catalog {
  readonly #works = new Map<string, { title: string; read: () => NamedWork }>()
  readonly #isThere: boolean

  constructor(file: FileFacts) {
    const catalog = textBeside(file, 'catalog.ndjson')
    this.#isThere = catalog !== null
    for (const line of (catalog ?? '').split('\n')) {
      const value = line.includes('"id"') ? parseLine(line) : null
      const found = entry.safeParse(value)
      if (!found.success) continue
      const { id, category, display_title, title, localized_title, external_resources } = found.data
      const facts = {
        address: id,
        category,
        title: display_title || title,
        otherTitles: [title, ...localized_title.map((one) => one.text)],
        links: external_resources.map(({ url }) => url),
        info: infoOf(value),
      }
      this.#works.set(id, { title: facts.title, read: () => readWork(facts) })
    }
  }

  titleOf(address: string): string | null {
    return this.#works.get(address)?.title ?? null
  }

  /** Throws for works that are not named, or not kept here. */
  workAt(address: string): NamedWork {
    const found = this.#works.get(address)
    if (found) return found.read()
    throw new UnreadableRow({ code: this.#isThere ? 'unreadableItem' : 'noCatalog' })
  }
}

function infoOf(value: unknown): Record<string, string> {
  const known = Object.entries(info.safeParse(value).data ?? {})
  return Object.fromEntries(known.flatMap(([key, one]) => (one === undefined ? [] : [[key, one]])))
}
