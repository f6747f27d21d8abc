import type { Answer } from '../harness.ts'
import { at, type DoAct, entryOf, hasShares, someAmount } from './act.ts'
import { shareOf } from './reach.ts'
import { placeOf, presentOf, secretOf, type World, type Written } from './world.ts'

const contentOf = (secret: string, thing: number) =>
  `${secret} is it${thing % 4 === 0 ? ', a quibble' : ''}.`

const remark: DoAct = async (world, act) => {
  const { who, work, thing } = act
  const entry = entryOf(world, act)
  if (!entry && !hasShares(act)) return undefined
  const secret = secretOf(world.written.length)
  const content = contentOf(secret, thing)
  const amount = someAmount(act)
  const point = entry ? { entryId: entry.id } : amount
  const answer = await world.app.call(who, 'POST /v1/remarks', {
    body: { work: { id: work.id, medium: work.medium }, ...point, content },
  })
  if (answer.status >= 400) return answer
  const { facts } = world
  const { id } = answer.body.remark
  const own = facts.progress.find(({ userId, workId, unit }) => {
    return userId === who.id && workId === work.id && unit === amount.unit
  })
  const total = amount.total ?? own?.total ?? null
  const share = entry ? null : shareOf(facts, { workId: work.id, ...amount, total })
  const place = entry ? placeOf(facts, entry.id) : null
  const text = { secret, content, formerSecrets: [] }
  world.written.push({ id, authorId: who.id, parent: null, ...text, place, share, isGone: false })
  return answer
}

const reply: DoAct = async (world, { who, thing }) => {
  const parent = at(
    presentOf(world).filter((one) => one.parent === null),
    thing,
  )
  if (!parent) return undefined
  const secret = secretOf(world.written.length)
  const content = contentOf(secret, thing)
  const params = { id: String(parent.id) }
  const request = { params, body: { content } }
  const answer = await world.app.call(who, 'POST /v1/remarks/{id}/replies', request)
  if (answer.status >= 400) return answer
  const id = answer.body.remark.replies.at(-1)?.id ?? 0
  const { place, share } = parent
  const text = { secret, content, formerSecrets: [] }
  world.written.push({ id, authorId: who.id, parent, ...text, place, share, isGone: false })
  return answer
}

/** A remark or reply, and its author. */
function someWritten(world: World, thing: number): [Written, World['people'][number]] | undefined {
  const written = at(presentOf(world), thing)
  const author = world.people.find(({ id }) => id === written?.authorId)
  return written && author && [written, author]
}

function remove(world: World, written: Written): void {
  for (const one of world.written) {
    if (one === written || one.parent === written) one.isGone = true
  }
}

export const writings = {
  remark,
  reply,
  async edit(world, { thing }) {
    const [written, author] = someWritten(world, thing) ?? []
    if (!written || !author) return undefined
    const secret = secretOf(10_000 + world.done.length)
    const content = contentOf(secret, thing)
    const answer = await world.app.call(author, 'PUT /v1/remarks/{id}', {
      params: { id: String(written.id) },
      body: { content },
    })
    if (answer.status >= 400) return answer
    written.formerSecrets.push(written.secret)
    Object.assign(written, { secret, content })
    return answer
  },
  async like(world, { who, thing }) {
    const [written] = someWritten(world, thing) ?? []
    if (!written) return undefined
    return world.app.call(who, 'PUT /v1/remark-likes', { body: { remarkId: written.id } })
  },
  async report(world, { who, thing }) {
    const [written] = someWritten(world, thing) ?? []
    if (!written) return undefined
    return world.app.call(who, 'POST /report', {
      body: { type: 'remark', item_id: written.id, reason: 'other' },
    })
  },
  async erase(world, { thing }) {
    const [written, author] = someWritten(world, thing) ?? []
    if (!written || !author) return undefined
    const params = { id: String(written.id) }
    const answer = await world.app.call(author, 'DELETE /v1/remarks/{id}', { params })
    if (answer.status < 400) remove(world, written)
    return answer
  },
  /** An admin decides the case of a reported remark. */
  async remove(world): Promise<Answer<unknown> | undefined> {
    const { app, admin } = world
    const { body } = await app.call(admin, 'GET /v1/moderation/cases', { query: { limit: 100 } })
    const found = body.items.find(({ type }) => type === 'remark')
    const written = world.written.find(({ id }) => id === found?.itemId)
    if (!found || !written) return undefined
    const answer = await app.call(admin, 'POST /v1/moderation/cases/{caseId}/decision', {
      params: { caseId: String(found.id) },
      body: { decision: 'remove', reason: 'Rude.' },
    })
    if (answer.status < 400) remove(world, written)
    return answer
  },
} satisfies Record<string, DoAct>
