import type { Medium } from '@medley/contract/medium'
import { multipart } from '../../server/src/testing/multipart.ts'
import { privateText, type Scene } from '../../server/src/testing/permission-scene.ts'
import { type Member, password, resultOf, type Target } from './target.ts'

/** Part of every text that only the owner may read. */
export const secretText = 'zugzwang'

/** A row that the owner's import plan asks about. */
const exportFile = `Date,Name,Year,Letterboxd URI\n2024-05-01,${secretText} film,2001,https://boxd.example/1\n`

/** The content of a member, made by calls. The caller changes; all others stay. */
export async function setScene(target: Target): Promise<Omit<Scene, 'caller'>> {
  const [owner, third] = [await target.join(), await target.join()]
  const as = (member: Member, method: string, path: string, body?: object) =>
    target.send({ method, path, token: member.token, body }).then(resultOf)
  const work = await findWork(target)
  const ofWork = { work: { id: work.id, medium: work.medium } }
  const text = `A ${privateText}.`
  const review = await as(owner, 'POST', '/v1/reviews', { ...ofWork, rating: 8, review: text })
  const remark = { review_id: review['id'], content: text }
  const comment = await as(owner, 'POST', '/comment', remark)
  const foreignComment = await as(third, 'POST', '/comment', { ...remark, content: 'Well said.' })
  const list = await makeList(`${privateText} list`, false)
  const privateList = await makeList(`${secretText} list`, true)
  const day = { day: '2024-05-01', tags: [secretText] }
  const viewing = await as(owner, 'POST', '/v1/viewings', { ...ofWork, ...day })
  const plan = await upload(target, owner, 'watched.csv', Buffer.from(exportFile)).then(resultOf)
  const parcel = await as(owner, 'POST', '/v1/exports')
  await as(owner, 'POST', '/saved-for-later', { medium: work.medium, internal_id: work.id })
  await as(owner, 'PUT', `/v1/users/${owner.id}/friendships/${third.id}`)
  await as(third, 'PUT', `/v1/users/${third.id}/friendships/${owner.id}`)
  const sending = { work: ofWork.work, userIds: [third.id], note: secretText }
  const { items } = await as(owner, 'POST', '/v1/sent-works', sending)
  const sentWork = firstOf(items)
  const start = { medium: work.medium, userIds: [third.id], isNewToAll: false }
  const evening = await as(owner, 'POST', '/v1/evenings', start)
  const of = {
    review,
    comment,
    foreignComment,
    list,
    privateList,
    viewing,
    sentWork,
    evening,
    plan,
    parcel,
  }
  return { owner, third, password, work, ...idsOf(of), laterParcel: { id: idOf(parcel) } }

  async function makeList(title: string, isPrivate: boolean) {
    const made = await as(owner, 'POST', '/v1/lists', { title, isPrivate })
    const actions = [{ action: 'ADD', medium: work.medium, workId: work.id }]
    await as(owner, 'POST', `/v1/lists/${idOf(made)}/bulk-edits`, { actions })
    return made
  }
}

/** A work of the shelf. */
export async function findWorkOf(target: Target, medium: Medium): Promise<Scene['work']> {
  const { text } = await target.send({ path: `/v1/works/${medium}?limit=1` })
  const { items }: { items: { id: number; title: string }[] } = JSON.parse(text)
  const [first] = items
  if (!first) throw new Error(`The shelf holds no ${medium}`)
  return { id: first.id, medium, title: first.title }
}

export function findWork(target: Target): Promise<Scene['work']> {
  return findWorkOf(target, 'film')
}

/** Sends a file to the importer, or elsewhere. */
export async function upload(
  target: Target,
  member: Member | null,
  name: string,
  bytes: Buffer,
  path = '/v1/imports',
) {
  const { headers, payload } = await multipart({ name, bytes })
  return target.send({ method: 'POST', path, token: member?.token, headers, body: payload })
}

type Ids<Rows> = { [Name in keyof Rows]: { id: number } }

function idsOf<Rows extends { [name: string]: object }>(rows: Rows): Ids<Rows> {
  const ids = Object.entries(rows).map(([name, row]) => [name, { id: idOf(row) }])
  return Object.fromEntries(ids)
}

function firstOf(rows: unknown): object {
  const [first]: unknown[] = Array.isArray(rows) ? rows : []
  if (typeof first === 'object' && first !== null) return first
  throw new Error(`There is no row in ${JSON.stringify(rows).slice(0, 200)}`)
}

function idOf(row: object): number {
  if ('id' in row && typeof row.id === 'number') return row.id
  throw new Error(`There is no id in ${JSON.stringify(row).slice(0, 200)}`)
}
