import { findWork } from './scene.ts'
import { type Member, resultOf, type Target } from './target.ts'

/** Runs in a page that takes the text for markup; the tag has a name that no page of the product uses. */
export const payloads = [
  '<script>alert(1)</script><x-owned></x-owned>',
  '"><img src=x onerror=alert(1)><x-owned>',
  "'-alert(1)-'</title></script><svg onload=alert(1)><x-owned>",
  "<!--content--><x-owned onclick=alert(1)>$& $` $' {{7*7}} ${7*7}",
  'javascript:alert(1)//"]]>--><x-owned>',
  '**<x-owned>** _[a](javascript:alert(1))_ <b onclick=alert(1)>',
] as const

export interface Planted {
  member: Member
  /** The screens that show the texts, and such whose address has one. */
  pages: string[]
}

/** Fills every text field a member can write, each with another payload, and answers where they show. */
export async function plantPayloads(target: Target): Promise<Planted> {
  const member = await target.join()
  const { token } = member
  const put = async (method: string, path: string, body: object) =>
    target.send({ method, path, token, body })
  const must = async (method: string, path: string, body: object) =>
    resultOf(await put(method, path, body))
  const work = await findWork(target)
  const ofWork = { work: { id: work.id, medium: work.medium } }
  const [a, b, c, d, e, f] = payloads
  await must('POST', '/name', { first_name: a, last_name: b })
  const review = await must('POST', '/v1/reviews', {
    ...ofWork,
    rating: 3,
    review: payloads.join('\n'),
  })
  await must('POST', '/comment', { review_id: review['id'], content: payloads.join(' ') })
  const list = await must('POST', '/v1/lists', { title: c, isPrivate: false })
  await must('PATCH', `/v1/lists/${String(list['id'])}`, {
    description: payloads.join(' '),
    tags: [e],
  })
  const note = { action: 'ADD', medium: work.medium, workId: work.id, note: f }
  await put('POST', `/v1/lists/${String(list['id'])}/bulk-edits`, { actions: [note] })
  await must('POST', '/v1/viewings', { ...ofWork, day: '2024-05-01', tags: [d, e] })
  const added = await must('POST', '/v1/works', {
    medium: 'film',
    title: b,
    creators: [a, c],
    originalTitle: d,
  })
  await must('POST', '/v1/reviews', {
    work: { id: added['id'], medium: 'film' },
    rating: 1,
    review: e,
  })
  await must('POST', '/feedback', { category: 'Suggestion', comment: payloads.join(' ') })
  await must('POST', '/report', { type: 'work', item_id: work.id, reason: 'other', comments: a })
  await must('POST', `/v1/works/film/${work.id}/suggestions`, { comment: payloads.join(' ') })
  const ids = { work: work.id, added: idOf(added), review: idOf(review), list: idOf(list) }
  return { member, pages: pagesOf(member, ids) }
}

const idOf = (row: { [key: string]: unknown }) => Number(row['id'])

function pagesOf(
  { id, username }: Member,
  ids: { work: number; added: number; review: number; list: number },
): string[] {
  const [script, quoted] = payloads
  const inPath = encodeURIComponent(quoted)
  return [
    '/',
    '/explore/film',
    `/film/${ids.work}`,
    `/film/${ids.added}`,
    `/review/${ids.review}`,
    `/profile/${username}`,
    `/u/${username}/lists`,
    `/u/${username}/lists/${ids.list}`,
    `/u/${username}/diary`,
    `/u/${username}/works-engaged`,
    '/notifications',
    '/settings',
    `/search?q=${inPath}`,
    `/search?q=${encodeURIComponent(script)}&category=users`,
    `/profile/${inPath}`,
    `/u/${inPath}/diary`,
    `/explore/${inPath}`,
    `/${inPath}`,
    `/login?next=${encodeURIComponent('javascript:alert(1)')}`,
    `/import-data?plan=${inPath}`,
    `/feedback?objection=${inPath}`,
    `/reset-password/${id}/${inPath}`,
    `/unsubscribe/${inPath}`,
  ]
}
