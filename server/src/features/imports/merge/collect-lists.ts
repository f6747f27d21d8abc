import { limits } from '@medley/contract/limits'
import type { ReadFile } from '@medley/doors/record'
import type { StoredList } from './import-item.ts'
import { listKey } from './merge-records.ts'

/** The lists of all files without duplicates, with unique titles. */
export function collectLists(files: readonly ReadFile[], now: Date): StoredList[] {
  const byKey = new Map<string, StoredList & { line: number | null }>()
  for (const [file, { source, lists }] of files.entries()) {
    for (const { key: own, timeCreated, isUnclear, ...list } of lists) {
      const { line } = list
      const key = listKey(source, own)
      const known = byKey.get(key)
      if (known && (known.line !== null || line === null)) continue
      const time = timeCreated ?? now.toISOString()
      const meaning = isUnclear ? { meaning: { file, as: null } } : {}
      byKey.set(key, { ...list, ...meaning, key, timeCreated: time })
    }
  }
  const taken = new Set<string>()
  return [...byKey.values()].map(({ line: _, ...list }) => {
    const title = freeTitle(list.title, taken)
    taken.add(title.toLowerCase())
    return { ...list, title }
  })
}

function freeTitle(title: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy += 1) {
    const suffix = copy === 1 ? '' : ` (${copy})`
    const free = `${[...title].slice(0, limits.listTitleMax - suffix.length).join('')}${suffix}`
    if (!taken.has(free.toLowerCase())) return free
  }
}
