import { z } from 'zod'
import { rowsOrNone } from '../rows.ts'

const value = z.object({ type: z.literal('value'), content: z.unknown() })
const qualifier = z.object({ property: z.object({ id: z.string() }), value })
const statement = z.object({
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  value,
  qualifiers: rowsOrNone(qualifier),
})
type Statement = z.output<typeof statement>

const texts = z.record(z.string(), z.string()).catch({})

/** An item as the REST interface gives it. */
export const restItem = z.object({
  labels: texts,
  aliases: z.record(z.string(), z.array(z.string())).catch({}),
  statements: z.record(z.string(), rowsOrNone(statement)).catch({}),
  sitelinks: z.record(z.string(), z.object({ title: z.string() })).catch({}),
})
export type RestItem = z.output<typeof restItem>

/** The preferred statements of a property, else the normal ones; never deprecated ones. */
function bestStatements({ statements }: RestItem, property: string): Statement[] {
  const all = statements[property] ?? []
  const preferred = all.filter(({ rank }) => rank === 'preferred')
  return preferred.length > 0 ? preferred : all.filter(({ rank }) => rank === 'normal')
}

/** The values of a property that are strings: ids of items or of other services. */
export function stringsOf(item: RestItem, property: string | undefined): string[] {
  if (property === undefined) return []
  const contents = bestStatements(item, property).map((one) => one.value.content)
  return contents.filter((content) => typeof content === 'string')
}

/** The items of a property with the place of each in its order, if it has one. */
export function ordinalsOf(
  item: RestItem,
  property: string,
): { id: string; ordinal: string | null }[] {
  return bestStatements(item, property).flatMap(({ value: { content }, qualifiers }) => {
    if (typeof content !== 'string') return []
    const ordinal = qualifiers.find((one) => one.property.id === 'P1545')?.value.content
    return [{ id: content, ordinal: typeof ordinal === 'string' ? ordinal : null }]
  })
}

const monolingual = z.object({ text: z.string() })

export function titlesOf(item: RestItem): string[] {
  return bestStatements(item, 'P1476').flatMap((one) => {
    const title = monolingual.safeParse(one.value.content)
    return title.success ? [title.data.text] : []
  })
}

const timeValue = z.object({ time: z.string(), precision: z.int() })

export function datesOf(item: RestItem, property: string) {
  return bestStatements(item, property).flatMap(({ value: { content }, qualifiers }) => {
    const read = timeValue.safeParse(content)
    if (!read.success) return []
    const places = qualifiers.filter((one) => one.property.id === 'P291')
    const named = places.map((one) => one.value.content)
    return [{ ...read.data, places: named.filter((place) => typeof place === 'string') }]
  })
}

const quantity = z.object({ amount: z.string(), unit: z.string() })

/** Items of the units, by how many of the wanted one they are. */
const minuteUnits: Record<string, number> = { Q7727: 1, Q11574: 1 / 60, Q25235: 60 }

/** A run time in minutes, or null. */
export function minutesOf(item: RestItem, property: string | undefined): number | null {
  const [read] = quantitiesOf(item, property)
  const factor = minuteUnits[read?.unit.slice(read.unit.lastIndexOf('/') + 1) ?? '']
  return read && factor !== undefined ? Number(read.amount) * factor : null
}

/** A number without a unit, or null. */
export function countOf(item: RestItem, property: string | undefined): number | null {
  const [read] = quantitiesOf(item, property)
  return read ? Number(read.amount) : null
}

function quantitiesOf(item: RestItem, property: string | undefined) {
  if (property === undefined) return []
  return bestStatements(item, property).flatMap((one) => {
    const read = quantity.safeParse(one.value.content)
    return read.success ? [read.data] : []
  })
}
