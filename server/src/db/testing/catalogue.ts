import { sql } from 'kysely'
import type { Handle } from '../transaction.ts'

/**
 * Everything that the schema `public` defines, one definition per line and sorted. Columns are compared by
 * name: their order in a table differs between a new and an upgraded database, and so do the names of
 * not-null constraints, which columns show as nullability.
 */
export async function readCatalogue(handle: Handle): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    with relation as (
      select oid, relname as name, relkind as kind, reloptions as options, relpersistence, relrowsecurity
      from pg_class where relnamespace = 'public'::regnamespace
    )
    select format('%s %s persistence %s, row security %s, options %s', kind, name, relpersistence,
      relrowsecurity, options) as definition from relation
    union all
    select format('column %s.%s %s, not null %s, identity %s, generated %s, default %s, storage %s, '
      'compression %s, collation %s, statistics %s, options %s', relation.name, attname,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid), attstorage, attcompression, attcollation::regcollation,
      attstattarget, (
        -- From 15.20 the server notes a version of the column here.
        select array_agg(option) from unnest(attoptions) as option where option not like 'pg_attver=%'
      ))
    from pg_attribute join relation on relation.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and kind <> 'S'
    union all
    select format('constraint %s %s.%s %s, validated %s', contype, coalesce(relation.name, 'type'),
      conname, pg_get_constraintdef(pg_constraint.oid), convalidated)
    from pg_constraint left join relation on relation.oid = conrelid
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select format('index %s, valid %s, clustered %s, replica identity %s',
      pg_get_indexdef(indexrelid), indisvalid, indisclustered, indisreplident)
    from pg_index join relation on relation.oid = indrelid
    union all
    select format('sequence %s %s from %s by %s, %s to %s, cache %s, cycle %s', relation.name,
      format_type(seqtypid, null), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle)
    from pg_sequence join relation on relation.oid = seqrelid
    union all
    select 'function ' || pg_get_functiondef(oid)
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all
    select format('trigger %s enabled %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal
    union all
    select format('type %s %s', typtype, format_type(oid, null))
    from pg_type where typnamespace = 'public'::regnamespace
    union all
    select format('extension %s %s', extname, extversion) from pg_extension
    union all
    select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description)
    from pg_description
    where pg_describe_object(classoid, objoid, objsubid) not like '%information_schema%'
      and classoid = 'pg_class'::regclass
      and objoid in (select oid from relation)
  `.execute(handle)
  return rows.map(({ definition }) => definition).toSorted()
}
