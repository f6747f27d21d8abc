import type pg from 'pg'
import type { Placement } from './placements.data.ts'

interface Key {
  table: string
  name: string
  columns: string[]
}

interface Reference extends Key {
  other: string
  otherColumns: string[]
}

interface Trigger {
  table: string
  name: string
  source: string
}

/** What of the tables themselves would have to change before they could be placed so. */
export interface Obstacles {
  /** Tables without the column that names their member. */
  columns: string[]
  /** Unique indexes that do not contain the member, so that no single shard can hold them. */
  keys: string[]
  /** Foreign keys to rows of another member, or to a table that is elsewhere. */
  references: string[]
  /** Triggers of members' rows that write a table with a copy on every shard. */
  triggers: string[]
}

export async function findObstacles(
  client: pg.Client,
  placements: Readonly<Record<string, Placement>>,
): Promise<Obstacles> {
  const memberOf = (table: string) => {
    const placement = placements[table]
    return typeof placement === 'object' ? placement.member : undefined
  }
  const columns = await listColumns(client)
  const keys = await listKeys(client)
  const references = await listReferences(client)
  const triggers = await listTriggers(client)
  return {
    columns: Object.keys(placements).filter((table) => {
      const member = memberOf(table)
      return member !== undefined && !columns.has(`${table}.${member}`)
    }),
    keys: keys
      .filter(({ table, columns }) => {
        const member = memberOf(table)
        return member !== undefined && !columns.includes(member)
      })
      .map(({ table, name, columns }) => `${table} (${columns.join(', ')}): ${name}`),
    references: references
      .filter((one) => !isKept(one, memberOf, placements))
      .map(({ table, columns, other }) => `${table} (${columns.join(', ')}) → ${other}`),
    triggers: triggers.flatMap(({ table, name, source }) => {
      if (memberOf(table) === undefined) return []
      const written = Object.keys(placements).filter(
        (one) => placements[one] === 'every shard' && writes(source, one),
      )
      return written.length > 0 ? [`${table}: ${name} writes ${written.join(', ')}`] : []
    }),
  }
}

/** Whether a shard can check the reference: to a table with a copy there, or to a row of the same member. */
function isKept(
  { table, columns, other, otherColumns }: Reference,
  memberOf: (table: string) => string | undefined,
  placements: Readonly<Record<string, Placement>>,
): boolean {
  if (placements[other] === 'every shard') return true
  const member = memberOf(table)
  const otherMember = memberOf(other)
  if (member === undefined && otherMember === undefined) return true
  if (member === undefined || otherMember === undefined) return false
  const place = columns.indexOf(member)
  return place !== -1 && otherColumns[place] === otherMember
}

const writes = (source: string, table: string): boolean =>
  new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from)\s+${table}\b`, 'i').test(source)

async function listColumns(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function listKeys(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = indrelid and attnum = any(indkey::int2[]) order by attname
      ) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace
    order by 1, 2
  `)
  return rows
}

async function listReferences(client: pg.Client): Promise<Reference[]> {
  const namesOf = (relation: string, keys: string) => `array(
    select attname::text from unnest(${keys}) with ordinality as key (number, place)
    join pg_attribute on attrelid = ${relation} and attnum = number order by place
  )`
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as other,
      ${namesOf('conrelid', 'conkey')} as columns, ${namesOf('confrelid', 'confkey')} as "otherColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1, 2
  `)
  return rows
}

async function listTriggers(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    select tgrelid::regclass::text as table, tgname as name, prosrc as source
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal order by 1, 2
  `)
  return rows
}
