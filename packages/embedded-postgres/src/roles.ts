import { Client } from 'pg'

/** Owns the cluster; the product uses it only to look after its server and its own role. */
export const superuser = 'postgres'
/** Owns the product's database and may no more than that. */
export const productRole = 'medley'

/** An arbitrary number: one process at a time prepares a database. */
const PREPARING = 4_917_204

/**
 * Creates the product's role and the database `name`, both if missing, and gives the role what others own in it:
 * older versions did everything as the superuser. `address` is the superuser's for that database.
 */
export async function prepareDatabase(
  client: Client,
  name: string,
  address: string,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [PREPARING])
  try {
    await ensureRole(client)
    await ensureDatabase(client, name)
    await transferContents(address)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARING])
  }
}

async function ensureRole(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [productRole])
  if (found.rowCount === 0) await client.query(`create role ${productRole} login`)
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const identifier = client.escapeIdentifier(name)
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [name],
  )
  const owner = rows[0]?.owner
  if (owner === undefined) {
    await client.query(`create database ${identifier} owner ${productRole}`)
  } else if (owner !== productRole) {
    await client.query(`alter database ${identifier} owner to ${productRole}`)
  }
}

async function transferContents(address: string): Promise<void> {
  const client = new Client({ connectionString: address })
  // A connection that breaks also fails its statement, which reports the error.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(giving)
  } finally {
    await client.end()
  }
}

/**
 * Everything outside of the system's schemas that belongs to the superuser, without parts of extensions and what
 * follows its table: indexes, sequences of columns and row types. `reassign owned` refuses what the first superuser owns.
 */
const giving = `
do $$
declare
  statement text;
begin
  for statement in
    with owned as (
      select 'pg_namespace'::regclass as class, oid, oid as schema, nspowner as owner from pg_namespace
      union all
      select 'pg_class'::regclass, oid, relnamespace, relowner from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all
      select 'pg_type'::regclass, pg_type.oid, typnamespace, typowner from pg_type
      left join pg_class on pg_class.oid = typrelid
      where typtype in ('d', 'e') or relkind = 'c'
      union all
      select 'pg_proc'::regclass, oid, pronamespace, proowner from pg_proc
    )
    select format('alter %s %s owner to ${productRole}', named.type, named.identity)
    from owned
    cross join pg_identify_object(owned.class, owned.oid, 0) as named
    join pg_namespace on pg_namespace.oid = owned.schema
    where pg_get_userbyid(owned.owner) = '${superuser}'
      and nspname not like 'pg\\_%' and nspname <> 'information_schema'
      and not exists (
        select from pg_depend
        where classid = owned.class and objid = owned.oid
          and (deptype = 'e' or (deptype in ('a', 'i') and refclassid = 'pg_class'::regclass and refobjsubid > 0))
      )
  loop
    execute statement;
  end loop;
end
$$`
