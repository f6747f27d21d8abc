import type pg from 'pg'

/** The runtime type of a column's values, as parsed by `server/src/db/connect.ts` and pg. */
export type ColumnType = 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'json' | ColumnType[]

const scalars: Record<string, ColumnType> = {
  ...named('number', 'int2 int4 int8 float4 float8 numeric oid'),
  ...named(
    'string',
    'text varchar bpchar name citext char date time uuid regclass tsvector tsquery',
  ),
  ...named('boolean', 'bool'),
  ...named('date', 'timestamp timestamptz'),
  ...named('bytes', 'bytea'),
  ...named('json', 'json jsonb'),
}

/** Arrays have separate parsers. */
const arrays: Record<string, ColumnType> = {
  ...named('number', '_int2 _int4 _float4 _float8 _numeric _oid'),
  ...named('string', '_text _varchar _bpchar _name _citext _int8 _uuid'),
  ...named('boolean', '_bool'),
  ...named('date', '_timestamp _timestamptz _date'),
  ...named('json', '_json _jsonb'),
}

/** The types of columns by their oids; one that is missing is not known here. */
export async function readColumnTypes(client: pg.Client): Promise<Map<number, ColumnType>> {
  const { rows } = await client.query<{ oid: number; typname: string; is_enum: boolean }>(
    "select oid::integer, typname, typtype = 'e' as is_enum from pg_type",
  )
  const types = new Map<number, ColumnType>()
  for (const { oid, typname, is_enum } of rows) {
    const scalar = is_enum ? 'string' : scalars[typname]
    const element = arrays[typname]
    if (scalar) types.set(oid, scalar)
    else if (element) types.set(oid, [element])
  }
  return types
}

function named(type: ColumnType, names: string): Record<string, ColumnType> {
  return Object.fromEntries(names.split(' ').map((name) => [name, type]))
}
