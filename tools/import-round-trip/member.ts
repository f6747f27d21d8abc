import type { Export } from './exports.ts'

interface Counts {
  total: number
  new: number
  here: number
  choice: number
  leftOut: number
}

interface Plan {
  id: number
  state: string
  rows: Counts
  questions: { likely: number; possible: number; unknown: number; score: number }
  added: number
  files: { unused: { rows: number } | null }[]
  written: Record<string, number>
  kept: number
}

interface WorkCounts {
  works: number
  /** Rows about a work, and those of them whose work is on the shelf. */
  rows: number
  rowsOnShelf: number
  days: number
  tagged: number
  leftOutFor: Map<string, number>
}

interface Item {
  mediums: string[]
  addsWork: boolean
  outcome: string
  viewings: { day: string | null; tags: string[]; outcome: string }[]
  rows: { outcome: string; note: string | null }[]
}

/** A member who imports. */
export interface Member {
  plan(files: Export['files']): Promise<Plan | { refusal: string }>
  /** Works of a plan, days of viewings, viewings with tags, and rows left out by reason. */
  countWorks(id: number): Promise<WorkCounts>
  /** Confirms, waits for the end, and returns the written counts. */
  write(id: number): Promise<Plan['written']>
  /** Undoes, waits for the end, and returns how much was kept. */
  undo(id: number): Promise<number>
  /** The number of reviews, marks and lists of the member. */
  countEverything(): Promise<number>
}

const pollInterval = 50

/** Registers and logs in a new member. */
export async function createMember(address: string, username: string): Promise<Member> {
  const account = {
    username,
    email: `${username}@mail.example`,
    password: 'a password for a report',
  }
  const headers = { 'content-type': 'application/json' }
  const send = (path: string) =>
    fetch(address + path, { method: 'POST', headers, body: JSON.stringify(account) })
  const created = await send('/create-account')
  if (!created.ok) throw new Error(`The account was refused: ${await created.text()}`)
  const entered = await send('/login')
  if (!entered.ok) throw new Error(`The login was refused: ${await entered.text()}`)
  return memberWith(address, await entered.text())
}

function memberWith(address: string, token: string): Member {
  const authorization = { authorization: `Bearer ${token}` }
  const claims: unknown = JSON.parse(atob(token.split('.')[1] ?? ''))
  const { userId, username } = claims as { userId: number; username: string }
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { ...authorization, ...(body ? { 'content-type': 'application/json' } : {}) }
    const sent = body ? { body: JSON.stringify(body) } : {}
    const response = await fetch(address + path, { method, headers, ...sent })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const untilState = async (id: number, state: string): Promise<Plan> => {
    for (;;) {
      const one = (await call('GET', `/v1/imports/${id}`)) as Plan
      if (one.state === state) return one
      await new Promise((resolve) => setTimeout(resolve, pollInterval))
    }
  }
  const totalOf = async (path: string) => {
    const answer = (await call('GET', path)) as { totalCount?: number; total?: number }
    return answer.totalCount ?? answer.total ?? 0
  }
  return {
    plan: async (files) => {
      const form = new FormData()
      for (const { name, bytes } of files) form.append('file', new File([bytes], name))
      const response = await fetch(`${address}/v1/imports`, {
        method: 'POST',
        headers: authorization,
        body: form,
      })
      if (response.ok) return (await response.json()) as Plan
      if (response.status >= 500) throw new Error(`The plan failed: ${await response.text()}`)
      return { refusal: ((await response.json()) as { message: string }).message }
    },
    countWorks: (id) => countWorks(call, id),
    write: async (id) => {
      await call('POST', `/v1/imports/${id}/confirm`, {})
      return (await untilState(id, 'written')).written
    },
    undo: async (id) => {
      await call('POST', `/v1/imports/${id}/undo`)
      return (await untilState(id, 'undone')).kept
    },
    countEverything: async () => {
      const counts = await Promise.all([
        totalOf(`/v1/reviews/summary/${userId}`),
        totalOf(`/v1/work-engagements/summary/${userId}`),
        totalOf(`/v1/saved-for-later?userId=${userId}`),
        totalOf(`/v1/lists?owner=${username}`),
      ])
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}

const pageSize = 100

type Call = (method: string, path: string) => Promise<unknown>

async function countWorks(call: Call, id: number): Promise<WorkCounts> {
  const counts: WorkCounts = {
    works: 0,
    rows: 0,
    rowsOnShelf: 0,
    days: 0,
    tagged: 0,
    leftOutFor: new Map(),
  }
  for (let offset = 0; ; offset += pageSize) {
    const page = `limit=${pageSize}&offset=${offset}`
    const { items } = (await call('GET', `/v1/imports/${id}/items?${page}`)) as { items: Item[] }
    for (const item of items) addItem(counts, item)
    if (items.length < pageSize) return counts
  }
}

function addItem(counts: WorkCounts, { mediums, addsWork, viewings, rows }: Item): void {
  if (mediums.length > 0) {
    counts.works += 1
    counts.rows += rows.length
    if (!addsWork) counts.rowsOnShelf += rows.length
  }
  const added = viewings.filter(({ outcome }) => outcome === 'new')
  counts.days += added.filter(({ day }) => day !== null).length
  counts.tagged += added.filter(({ tags }) => tags.length > 0).length
  for (const { outcome, note } of rows) {
    if (outcome !== 'leftOut') continue
    const reason = note ?? 'without a reason'
    counts.leftOutFor.set(reason, (counts.leftOutFor.get(reason) ?? 0) + 1)
  }
}
