import type { FriendsDays } from '@medley/contract/people/friends-days'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { knownZone } from '@medley/doors/parsing/dates'
import { isShownTo, listFriendsDays, setShown } from './friends-days.queries.ts'
import { weekBefore } from './friends-days.rules.ts'

interface Wanted {
  timeZone: string
  before?: string | undefined
}

interface Settings {
  isShown: boolean
}

/** The actor's friends' acts besides reviews, on the days of a week. */
export async function showFriendsDays(
  ctx: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  { timeZone, before }: Wanted,
): Promise<FriendsDays> {
  const week = weekBefore(ctx.clock.now(), { timeZone: knownZone(timeZone), before })
  if (!week) return { items: [], before: null }
  const rows = await listFriendsDays(ctx.db, actor, week)
  const items = rows.flatMap(({ dayNumber, ...acts }) => {
    const day = week.days[dayNumber - 1]?.day
    return day === undefined ? [] : [{ day, ...acts }]
  })
  return { items, before: week.next }
}

export async function showSettings(ctx: Context, actor: Actor): Promise<Settings> {
  return { isShown: await isShownTo(ctx.db, actor.id) }
}

export async function changeSettings(
  ctx: Context,
  actor: Actor,
  settings: Settings,
): Promise<Settings> {
  await setShown(ctx.db, actor.id, settings.isShown)
  return settings
}
