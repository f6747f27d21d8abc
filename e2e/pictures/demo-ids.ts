import { setTimeout as sleep } from 'node:timers/promises'

/** Ids of the content in the pictures. */
export interface DemoIds {
  paterson: number
  middlemarch: number
  okComputer: number
  /** A podcast without ratings. */
  unrated: number
  /** Nora's review of Paterson. */
  review: number
  /** A friend's review that is hidden behind a spoiler warning. */
  spoiler: number
  /** A ranked list of Nora's. */
  list: number
  /** An evening of Nora's with a friend. */
  evening: number
}

const longestFillingMs = 180_000

/** Looks up the ids by the texts on screen. Throws if the demo has no such content. */
export async function findDemoIds(url: string): Promise<DemoIds> {
  return {
    paterson: await findWork(url, 'film', 'Paterson'),
    middlemarch: await findWork(url, 'book', 'Middlemarch'),
    okComputer: await findWork(url, 'album', 'OK Computer'),
    unrated: await findWork(url, 'podcast', 'Woman’s Hour Daily'),
    review: await findReview(url, (review) => review.work.title === 'Paterson' && !!review.review),
    list: await findList(url, 'nora', 'The desert island, ranked'),
    evening: await findEvening(url),
    spoiler: await findReview(url, (review) => review.work.title === 'Arrival' && review.spoiler),
  }
}

/** The bearer token of a demo member. */
export async function logIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ username, password: 'medley-demo' }),
  })
  if (!answer.ok) throw new Error(`${username} cannot log in: ${await answer.text()}`)
  return (await answer.text()).replace(/^"(.*)"$/, '$1')
}

interface Found {
  id: number
  title: string
}

async function findList(url: string, owner: string, title: string): Promise<number> {
  const lists = await read<Found>(`${url}/v1/lists?owner=${owner}`)
  return required(lists.find((list) => list.title === title)?.id, title)
}

/** Waits for it: a product that has just started stores the lesser-known works after its first request. */
async function findWork(url: string, medium: string, title: string): Promise<number> {
  const query = `category=${medium}&q=${encodeURIComponent(title)}`
  const deadline = Date.now() + longestFillingMs
  for (;;) {
    const works = await read<Found>(`${url}/v1/search?${query}`)
    const id = works.find((work) => work.title === title)?.id
    if (id !== undefined || Date.now() > deadline) return required(id, title)
    await sleep(1000)
  }
}

/** Nora's open evening, else one with Kit that this starts. */
async function findEvening(url: string): Promise<number> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${await logIn(url, 'nora')}`,
  }
  const [open] = await read<Found>(`${url}/v1/evenings`, headers)
  if (open) return open.id
  const kit = await fetch(`${url}/profile?user=kit`, { headers })
  const { id } = (await kit.json()) as Found
  const started = await fetch(`${url}/v1/evenings`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ medium: 'film', userIds: [id], isNewToAll: true }),
  })
  return required(((await started.json()) as Partial<Found>).id, 'evening')
}

interface FoundReview {
  id: number
  review: string | null
  spoiler: boolean
  work: { title: string }
}

async function findReview(url: string, fits: (review: FoundReview) => boolean): Promise<number> {
  const reviews = await read<FoundReview>(`${url}/v1/reviews?limit=100`)
  return required(reviews.find(fits)?.id, 'review')
}

async function read<T>(
  url: string,
  headers: Record<string, string> = { accept: 'application/json' },
): Promise<T[]> {
  const answer = await fetch(url, { headers })
  const { items } = (await answer.json()) as { items: T[] }
  return items
}

function required(id: number | undefined, what: string): number {
  if (id === undefined) throw new Error(`The demonstration has no ${what}`)
  return id
}
