import type { DiscoverRow, Reason } from '@medley/contract/works/recommendations'

interface Item {
  work: { id: number }
}

/**
 * The next items in an order that leaves those already shown where they are: the best new ones take the
 * places of those that are gone, the others follow.
 */
export function preserveOrder<T extends Item>(before: readonly Item[], next: readonly T[]): T[] {
  const shown = new Set(before.map(({ work }) => work.id))
  const left = new Map(next.map((item) => [item.work.id, item]))
  const fresh = next.filter(({ work }) => !shown.has(work.id))
  const kept = before.flatMap(({ work }) => left.get(work.id) ?? fresh.shift() ?? [])
  return [...kept, ...fresh]
}

/** As `preserveOrder`, in each row that was there before, of the items that are still shown. */
export function preserveRowOrder(
  before: readonly DiscoverRow[],
  next: readonly DiscoverRow[],
  isShown: (item: Item) => boolean,
): DiscoverRow[] {
  const rows = new Map(before.map((row) => [rowKey(row), row.items.filter(isShown)]))
  return next.map((row) => ({
    ...row,
    items: preserveOrder(rows.get(rowKey(row)) ?? [], row.items),
  }))
}

/** Tells the rows of a page apart. */
export function rowKey(row: DiscoverRow): string {
  if (row.kind === 'because') return `because ${row.work.id}`
  return row.kind === 'moreBy' ? `moreBy ${row.name}` : row.kind
}

/** The reasons beyond what the heading of the row says. */
export function reasonsBeside(row: DiscoverRow, reasons: readonly Reason[]): Reason[] {
  return reasons.filter((reason) => {
    if (reason.kind === 'liked') return row.kind !== 'because' || reason.work.id !== row.work.id
    if (reason.kind === 'creator') return row.kind !== 'moreBy' || reason.name !== row.name
    return reason.kind !== 'popular'
  })
}

/** A name is not repeated among so many works of a row. */
const namesApart = 4

/**
 * Items whose first reason varies along their row: not of a kind that the two before it have, nor what one shortly
 * before it says, where there is another.
 */
export function varyReasons<T extends { reasons: readonly Reason[] }>(items: readonly T[]): T[] {
  const said: (Reason | undefined)[] = []
  return items.map((item) => {
    const before = new Set(said.slice(-namesApart).map((reason) => reason && nameOf(reason)))
    const fresh = item.reasons.filter((reason) => !before.has(nameOf(reason)))
    const [one, two] = said.slice(-2)
    const varied = fresh.find(({ kind }) => kind !== one?.kind || kind !== two?.kind)
    const first = varied ?? fresh[0] ?? item.reasons[0]
    said.push(first)
    if (first === undefined || first === item.reasons[0]) return item
    return { ...item, reasons: [first, ...item.reasons.filter((reason) => reason !== first)] }
  })
}

/** Tells apart what reasons say. */
function nameOf(reason: Reason): string {
  if (reason.kind === 'liked') return `liked ${reason.work.id}`
  if (reason.kind === 'friends') return `friends ${reason.friends.map(({ id }) => id).join(' ')}`
  return 'name' in reason ? `${reason.kind} ${reason.name}` : reason.kind
}

interface Work {
  id: number
  creators: readonly { name: string }[]
}

/** Works by none of the makers, whose works a page shows already. */
export function withoutMakers<T extends Work>(works: readonly T[], makers: readonly string[]): T[] {
  return works.filter(({ creators }) => !creators.some(({ name }) => makers.includes(name)))
}

/** The ids of the works of items. */
export function idsIn(items: readonly Item[]): ReadonlySet<number> {
  return new Set(items.map(({ work }) => work.id))
}
