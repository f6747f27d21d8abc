import { setTimeout as sleep } from 'node:timers/promises'
import { csvOf, headers } from '../packages/doors/src/testing/export-files.ts'
import { multipart } from '../server/src/testing/multipart.ts'
import { absent } from './journal.ts'
import { createRandom, type Random } from './random.ts'
import { type Answer, sendTo } from './send.ts'
import type { Writer } from './writer.ts'

const password = 'a long enough password'
/** Reviews that stay, so that other members may like and comment on them. */
const keptReviews = 5
const rowsOfImport = 5
/** A member rests between writes, so that the drill leaves the processor to the product. */
const rest = 30

export interface Member {
  id: number
  number: number
  token: string
}

/** A work of the shelf. */
export interface Work {
  id: number
  title: string
  year: number
}

interface Review {
  id: number
  name: string
  version: number
}

/** State that all members share. */
export interface Scene {
  writer: Writer
  members: readonly Member[]
  films: readonly Work[]
  books: readonly Work[]
  /** Reviews that are never deleted, with their authors. */
  kept: { id: number; authorId: number }[]
}

export async function join(url: string, number: number): Promise<Member> {
  const username = `drill${number}`
  const account = { username, email: `${username}@mail.example`, password }
  await succeed(url, '/create-account', account)
  const { text: token } = await succeed(url, '/login', { username, password })
  const [, claims = ''] = token.split('.')
  const { userId }: { userId: number } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { id: userId, number, token }
}

async function succeed(url: string, path: string, body: object) {
  const answer = await sendTo(url, { method: 'POST', path, body })
  if (answer.status < 300) return answer
  throw new Error(`${path} failed: ${answer.status} ${answer.text}`)
}

/** The best-known works of a medium whose titles are told apart by title and year. */
export async function findWorks(url: string, medium: 'film' | 'book'): Promise<Work[]> {
  const { text } = await sendTo(url, { path: `/v1/works/${medium}?limit=60` })
  const { items }: { items: { id: number; title: string; releaseDate: string | null }[] } =
    JSON.parse(text)
  const works = items.map(({ id, title, releaseDate }) => {
    return { id, title, year: Number(releaseDate?.slice(0, 4)) }
  })
  return works.filter(({ year }) => year > 0)
}

/** Writes as one member until the signal, one write after the other. Each choice follows from the seed. */
export async function writeOn(
  scene: Scene,
  me: Member,
  { seed, signal }: { seed: number; signal: AbortSignal },
): Promise<void> {
  const random = createRandom(seed * 1_000 + me.number)
  const write = createWrites(scene, me, random)
  while (!signal.aborted) {
    await write(random.of(usualWrites))
    await sleep(rest)
  }
}

/** How often each kind is chosen. */
const usualWrites = [
  ...Array<'review'>(6).fill('review'),
  ...Array<'edit'>(4).fill('edit'),
  ...Array<'delete'>(2).fill('delete'),
  ...Array<'like'>(6).fill('like'),
  ...Array<'comment'>(5).fill('comment'),
  ...Array<'uncomment'>(2).fill('uncomment'),
  ...Array<'list'>(2).fill('list'),
  ...Array<'entries'>(4).fill('entries'),
  ...Array<'mark'>(5).fill('mark'),
  ...Array<'friend'>(2).fill('friend'),
  ...Array<'import'>(1).fill('import'),
]
type WriteKind = (typeof usualWrites)[number]

/** A member with what their writes need. */
interface Author extends Scene {
  me: Member
  token: string
  random: Random
  /** A name that nothing else has. */
  nameOf(what: string): string
  /** The likes, marks and requests that are there now. */
  on: Set<string>
}

function createWrites(scene: Scene, me: Member, random: Random) {
  let serial = 0
  const nameOf = (what: string) => `${what}-${me.number}-${(serial += 1)}`
  const author = { ...scene, me, token: me.token, random, nameOf, on: new Set<string>() }
  const writes: { [Kind in WriteKind]: () => Promise<void> } = {
    ...reviewWrites(author),
    ...commentWrites(author),
    ...listWrites(author),
    ...switchWrites(author),
    ...importWrites(author),
  }
  return (kind: WriteKind) => writes[kind]()
}

function reviewWrites({ me, token, writer, random, nameOf, films, kept }: Author) {
  const reviews: Review[] = []
  let mine = 0
  return {
    async review() {
      const review = { name: nameOf('review'), version: 0 }
      const { id: workId } = random.of(films)
      const content = contentOf(review)
      const body = { work: { id: workId, medium: 'film' }, ...content }
      const effects = [[`review ${review.name}`, stateOf(content)]] as const
      const path = '/v1/reviews'
      const answer = await writer.write({
        kind: 'reviews written',
        effects,
        method: 'POST',
        path,
        token,
        body,
      })
      const id = idOf(answer)
      if (mine < keptReviews) kept.push({ id, authorId: me.id })
      else reviews.push({ ...review, id })
      mine += 1
    },
    async edit() {
      const review = pick(reviews, random)
      if (!review) return
      review.version += 1
      const content = contentOf(review)
      await writer.write({
        kind: 'reviews edited',
        effects: [[`review ${review.name}`, stateOf(content)]],
        method: 'PATCH',
        path: '/review',
        token,
        body: { review_id: review.id, ...content },
      })
    },
    async delete() {
      const review = take(reviews, random)
      if (!review) return
      await writer.write({
        kind: 'reviews deleted',
        effects: [[`review ${review.name}`, absent]],
        method: 'DELETE',
        path: '/review',
        token,
        body: { review_id: review.id },
        repeated: 404,
      })
    },
  }
}

function commentWrites({ token, writer, random, nameOf, kept }: Author) {
  const comments: { id: number; name: string }[] = []
  return {
    async comment() {
      const review = pick(kept, random)
      if (!review) return
      const name = nameOf('comment')
      const answer = await writer.write({
        kind: 'comments',
        effects: [[`comment ${name}`, String(review.id)]],
        method: 'POST',
        path: '/comment',
        token,
        body: { review_id: review.id, content: name },
      })
      comments.push({ id: idOf(answer), name })
    },
    async uncomment() {
      const comment = take(comments, random)
      if (!comment) return
      await writer.write({
        kind: 'comments deleted',
        effects: [[`comment ${comment.name}`, absent]],
        method: 'DELETE',
        path: `/comment?id=${comment.id}`,
        token,
        repeated: 404,
      })
    },
  }
}

function listWrites({ token, writer, random, nameOf, films }: Author) {
  const lists: { id: number; name: string; workIds: number[] }[] = []
  return {
    async list() {
      const name = nameOf('list')
      const answer = await writer.write({
        kind: 'lists',
        effects: [[`list ${name}`, '']],
        method: 'POST',
        path: '/v1/lists',
        token,
        body: { title: name, isPrivate: false },
      })
      lists.push({ id: idOf(answer), name, workIds: [] })
    },
    async entries() {
      const list = pick(lists, random)
      if (!list) return
      const gone = list.workIds.slice(0, random.below(3))
      const start = random.below(films.length - 3)
      const added = films.slice(start, start + 3).map(({ id }) => id)
      const fresh = added.filter((id) => !list.workIds.includes(id))
      if (gone.length + fresh.length === 0) return
      const edit = (action: string) => (workId: number) => ({ action, workId, medium: 'film' })
      list.workIds = [...list.workIds.slice(gone.length), ...fresh]
      await writer.write({
        kind: 'edits of lists',
        effects: [[`list ${list.name}`, list.workIds.join(',')]],
        method: 'POST',
        path: `/v1/lists/${list.id}/bulk-edits`,
        token,
        body: { actions: [...gone.map(edit('DELETE')), ...fresh.map(edit('ADD'))] },
        // Adding what is there is refused; the comparison shows whether all of it is.
        repeated: 400,
      })
    },
  }
}

/** Likes, marks and requests, which each write turns on or off. */
function switchWrites({ me, token, writer, random, on, kept, books, members }: Author) {
  return {
    async like() {
      const review = pick(
        kept.filter(({ authorId }) => authorId !== me.id),
        random,
      )
      if (!review) return
      const key = `like ${me.id} ${review.id}`
      const isOn = flip(on, key)
      await writer.write({
        kind: isOn ? 'likes' : 'likes taken back',
        effects: [[key, isOn ? 'there' : absent]],
        token,
        ...(isOn
          ? { method: 'PUT', path: '/v1/review-likes', body: { reviewId: review.id } }
          : { method: 'DELETE', path: `/v1/review-likes/${review.id}` }),
      })
    },
    async mark() {
      const { id } = random.of(books)
      const key = `saved ${me.id} ${id}`
      const isOn = flip(on, key)
      await writer.write({
        kind: isOn ? 'works saved' : 'works taken from the saved',
        effects: [[key, isOn ? 'there' : absent]],
        token,
        path: isOn ? '/saved-for-later' : `/saved-for-later?medium=book&workId=${id}`,
        ...(isOn
          ? { method: 'POST', body: { medium: 'book', internal_id: id } }
          : { method: 'DELETE' }),
      })
    },
    async friend() {
      const other = pick(
        members.filter(({ number }) => number > me.number),
        random,
      )
      if (!other) return
      const key = `request ${me.id} ${other.id}`
      const isOn = flip(on, key)
      await writer.write({
        kind: isOn ? 'friend requests' : 'friend requests taken back',
        effects: [[key, isOn ? 'there' : absent]],
        method: isOn ? 'PUT' : 'DELETE',
        path: `/v1/users/${me.id}/friendships/${other.id}`,
        token,
      })
    },
  }
}

function importWrites({ token, writer, random, nameOf, films }: Author) {
  let imports = 0
  return {
    async import() {
      const name = nameOf('import')
      imports += 1
      // A row about a work and day that an earlier import wrote would not be written again.
      const day = new Date(Date.UTC(2000, 0, imports)).toISOString().slice(0, 10)
      const start = random.below(films.length - rowsOfImport)
      const rows = films.slice(start, start + rowsOfImport).map((work, index) => {
        return { ...work, review: `${name}-${index}`, rating: 2 + index }
      })
      const lines = rows.map(({ title, year, review, rating }) => {
        const link = `https://boxd.example/${review}`
        return [day, title, year, link, rating / 2, '', review, '', day]
      })
      const bytes = Buffer.from(csvOf(headers.reviews, lines))
      const form = await multipart({ name: 'reviews.csv', bytes })
      const uploaded = await writer.write({
        kind: 'imports uploaded',
        effects: [],
        method: 'POST',
        path: '/v1/imports',
        token,
        headers: form.headers,
        body: form.payload,
      })
      const path = `/v1/imports/${idOf(uploaded)}`
      await writer.readUntil({ path, token }, ({ text }) => text.includes('"state":"planned"'))
      await writer.write({
        kind: 'imports confirmed',
        effects: rows.map(({ review, rating }) => [
          `review ${review}`,
          stateOf({ rating, review, spoiler: false }),
        ]),
        method: 'POST',
        path: `${path}/confirm`,
        token,
        body: {},
        repeated: 409,
      })
    },
  }
}

/** All parts of a version differ from those of the one before, so that a mixture is noticed. */
function contentOf({ name, version }: { name: string; version: number }) {
  return { rating: version % 11, review: `${name} v${version}`, spoiler: version % 2 === 1 }
}

/** The state of a review in the journal. */
function stateOf(content: { rating: number; review: string; spoiler: boolean }): string {
  return JSON.stringify([content.rating, content.review, content.spoiler])
}

function pick<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values.length === 0 ? undefined : random.of(values)
}

function take<Value>(values: Value[], random: Random): Value | undefined {
  return values.length === 0 ? undefined : values.splice(random.below(values.length), 1)[0]
}

/** Adds or removes a key. Returns whether it is in the set afterwards. */
function flip(set: Set<string>, key: string): boolean {
  if (set.delete(key)) return false
  set.add(key)
  return true
}

function idOf({ text }: Answer): number {
  const { id }: { id?: unknown } = JSON.parse(text)
  if (typeof id === 'number') return id
  throw new Error(`An answer has no id: ${String(id)}`)
}
