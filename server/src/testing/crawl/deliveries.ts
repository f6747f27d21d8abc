import { startNotificationLettersJob } from '../../features/notifications/notifications.jobs.ts'
import { startDueDigestsJob } from '../../features/weekly-digest/weekly-digest.jobs.ts'
import { fetchExportOf } from '../factories/exports.ts'
import { readOutbox } from '../outbox.ts'
import { receiverOf } from '../row-values.ts'
import { type FindLeaks, findRemarks, presentOf, type World, type Written } from './world.ts'

/** Sends the letters of a week. Returns what their recipients must not know. */
export async function crawlLetters(world: World, findLeaks: FindLeaks): Promise<string[]> {
  const { app, people, admin } = world
  const earlier = new Set(await readOutbox(app))
  app.clock.advance(8 * 86_400_000)
  await app.ctx.jobs.enqueue(app.ctx.db, startNotificationLettersJob, {})
  await app.ctx.jobs.enqueue(app.ctx.db, startDueDigestsJob, {})
  await app.runJobs()
  const letters = (await readOutbox(app)).filter((text) => !earlier.has(text))
  return letters.flatMap((letter) => {
    const recipient = receiverOf(letter)
    const reader = [...people, admin].find(({ email }) => email === recipient) ?? null
    const leaks = findLeaks(reader)(letter)
    return leaks.map((secret) => `${recipient} reads ${secret} in a letter`)
  })
}

/** Exports everything of each member. Returns the texts by the ids of the members. */
export async function exportAll(world: World): Promise<Map<number, string>> {
  const { app, people } = world
  const texts = new Map<number, string>()
  for (const member of people) {
    const { body } = await app.call(member, 'POST /v1/exports')
    await app.runJobs()
    world.exports.push(body.id)
    const { files } = await fetchExportOf(app, member, body.id)
    texts.set(member.id, [...files.values()].map(String).join('\n'))
  }
  return texts
}

/** Exports everything of each member. Returns what is in it of others, and what is missing of their own. */
export async function crawlExports(world: World): Promise<string[]> {
  const { people } = world
  const texts = await exportAll(world)
  const ownOf = (id: number) => presentOf(world).filter(({ authorId }) => authorId === id)
  const isIn = (id: number) => (one: Written) => texts.get(id)?.includes(one.secret) === true
  const findLeaks = findRemarks(world)
  return people.flatMap(({ id, username }) => {
    const own = ownOf(id)
    const missing = own.filter((one) => !isIn(id)(one))
    // Nobody exports what others wrote, even if they may read it.
    const isOwn = (secret: string) => own.some((one) => one.secret === secret)
    const leaks = findLeaks(null)(texts.get(id) ?? '').filter((secret) => !isOwn(secret))
    return [
      ...leaks.map((secret) => `${username} exports ${secret}`),
      ...missing.map(({ secret }) => `${username} does not export ${secret}`),
    ]
  })
}
