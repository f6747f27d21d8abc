import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { isAdminId } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { hashPassword } from './passwords/accounts.password.rules.ts'

interface SeededPerson {
  /** Only set for the two admins. */
  id: number | null
  username: string
  email: string
  firstName: string
  lastName: string
  timeCreated: Date
}

/** True if there are accounts besides those of the admins. */
export async function hasMembers(ctx: Context): Promise<boolean> {
  const { rows } = await sql`select 1 from users where id > 2 limit 1`.execute(ctx.db)
  return rows.length > 0
}

/**
 * Creates accounts with confirmed addresses that share one password, which is hashed once. Accounts whose id, name or address
 * is taken are skipped. Returns the created ones.
 */
export async function createAccountsTogether(
  ctx: Context,
  people: readonly SeededPerson[],
  password: string,
): Promise<Actor[]> {
  const added = JSON.stringify(people)
  const { rows } = await sql<{ id: number; username: string }>`
    insert into users
      (id, username, email, first_name, last_name, time_created, time_email_confirmed, password_hash)
    select coalesce(id, nextval(pg_get_serial_sequence('users', 'id'))), username, email,
      "firstName", "lastName", "timeCreated", "timeCreated", ${await hashPassword(password)}
    from json_to_recordset(${added}) as person
      (id integer, username text, email text, "firstName" text, "lastName" text,
        "timeCreated" timestamptz)
    order by "timeCreated", username
    on conflict do nothing
    returning id, username
  `.execute(ctx.db)
  return rows.map(({ id, username }) => ({ id, username, isAdmin: isAdminId(id) }))
}
