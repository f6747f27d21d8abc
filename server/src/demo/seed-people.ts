import type { Context } from '../context.ts'
import { touchLastOnline } from '../features/accounts/accounts.service.ts'
import {
  createAccountsTogether,
  hasMembers,
} from '../features/accounts/accounts.seeding.service.ts'
import { scoreChangedWorks } from '../features/charts/charts.scoring.service.ts'
import { setLengths } from '../features/works/shelf/works.shelf.service.ts'
import { changeFindability } from '../features/taste-matches/taste-matches.service.ts'
import { publish, showYears } from '../features/years/years.service.ts'
import { type DemoScene, demoEvents } from './demo-events.ts'
import { demoLengths } from './demo-diary.ts'
import { demoAdmins, demoPeople } from './demo-people.ts'
import { findNamedWorks } from './demo-works.ts'

const day = 86_400_000
const newcomerDays = 60
const password = 'medley-demo'

/** One line that lists the usernames and the password. */
export const demoLogins = `Log in as nora (or ${demoPeople
  .map(({ username }) => username)
  .filter((username) => username !== 'nora')
  .join(
    ', ',
  )}; admins: ${demoAdmins.map(({ username }) => username).join(', ')}) with the password ${password}`

/**
 * Seeds an empty database with invented people and ten months of activity, through the services that
 * also handle requests. Does nothing if members exist.
 */
export async function seedPeople(ctx: Context): Promise<void> {
  if (await hasMembers(ctx)) return
  const present = ctx.clock.now().getTime()
  const timeOf = (daysAgo: number) => new Date(present - daysAgo * day)
  let current = timeOf(0)
  const past: Context = { ...ctx, clock: { now: () => current } }

  const accounts = await createAccountsTogether(past, listAccounts(timeOf), password)
  await setLengths(ctx.db, demoLengths)
  const scene = await setScene(past, accounts)
  for (const { daysAgo, act } of demoEvents()) {
    current = timeOf(daysAgo)
    await act(scene)
  }
  for (const { username, seen } of demoPeople) {
    current = timeOf(seen)
    await touchLastOnline(past, scene.person(username).id)
  }
  await letSomeBeFound(ctx, scene)
  await publishYears(ctx, scene)
  // Nobody else writes yet: no lease is needed.
  await scoreChangedWorks(ctx, { assertLease: () => Promise.resolve() })
}

/** All but the newest are found by those with a similar taste. */
async function letSomeBeFound(ctx: Context, scene: DemoScene): Promise<void> {
  for (const { username } of demoPeople.filter(({ joined }) => joined > newcomerDays)) {
    await changeFindability(ctx, scene.person(username), { isFindable: true })
  }
}

/** Two show their latest year. */
async function publishYears(ctx: Context, scene: DemoScene): Promise<void> {
  for (const name of ['nora', 'kit'] as const) {
    const person = scene.person(name)
    const { items } = await showYears(ctx, person, { userId: person.id })
    const [latest] = items
    if (latest) await publish(ctx, person, { year: latest.year })
  }
}

function listAccounts(timeOf: (daysAgo: number) => Date) {
  const people = demoPeople.map(({ joined, ...person }) => ({
    ...person,
    id: null,
    timeCreated: timeOf(joined),
  }))
  const admins = demoAdmins.map((admin) => ({ ...admin, timeCreated: timeOf(300) }))
  return [...admins, ...people].map((person) => ({
    ...person,
    email: `${person.username}@mail.example`,
  }))
}

async function setScene(
  ctx: Context,
  accounts: Awaited<ReturnType<typeof createAccountsTogether>>,
): Promise<DemoScene> {
  const byName = new Map(accounts.map((account) => [account.username, account]))
  const works = demoEvents().flatMap(({ work }) => work ?? [])
  return {
    ctx,
    work: await findNamedWorks(ctx.db, works),
    person: (name) => {
      const account = byName.get(name)
      if (!account) throw new Error(`Nobody is called ${name}`)
      return account
    },
  }
}
