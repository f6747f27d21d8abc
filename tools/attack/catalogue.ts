import { setTimeout as sleep } from 'node:timers/promises'
import { zipOf } from '../../server/src/testing/factories/export-files.ts'
import type { Attack } from './attack.ts'
import { findWork, upload } from './scene.ts'
import { type Member, resultOf, type Target } from './target.ts'

const slogan = 'Buy Grommets Quickly'
const time = '2026-04-20T10:00:00.000Z'
const waitMax = 30_000

export const catalogueAttacks: readonly Attack[] = [
  {
    name: 'works of a forged export',
    kind: 'H1',
    expected: 'seen by their member alone; ids of known works not taken, no free text in links',
    async run(target, tally) {
      const member = await target.join()
      const work = await findWork(target)
      const { ids } = await targetIds(target, work.id)
      await importWorks(target, member, [
        forged({ title: slogan, source: 'nosuch', externalId: 'z1', ids }),
        forged({ title: `${slogan} Two`, source: 'tmdb', externalId: '../account?x=1#', ids: {} }),
        forged({
          title: `${slogan}\u202Egpj.exe\u0007`,
          source: 'tmdb',
          externalId: 'z3',
          ids: {},
        }),
      ])
      const own = await target.send({ path: searchPath, token: member.token })
      tally.expect(own.text.includes(slogan), 'the member does not find what they brought')
      const other = await target.join()
      for (const token of [undefined, other.token]) {
        for (const path of [
          searchPath,
          '/v1/works/film?limit=100',
          '/v1/works/film?limit=100&sortBy=popularity',
        ]) {
          const { text } = await target.send({ path, token })
          tally.expect(!text.includes('Grommets'), `${path} shows the forged work to others`)
        }
      }
      for (const path of ['/', '/explore/film', '/sitemap.xml']) {
        const { text } = await target.send({ path, headers: { accept: 'text/html' } })
        tally.expect(!text.includes('Grommets'), `${path} shows the forged work`)
      }
      tally.expect(
        !/[\u202A-\u202E\u2066-\u2069]|\\u0007/.test(own.text),
        'titles keep control characters',
      )
      const after = await target.send({ path: `/v1/works/film/${work.id}` })
      tally.expect(
        after.text.includes(JSON.stringify(work.title)),
        'a known work has another title',
      )
      for (const id of idsIn(own.text)) {
        const { text } = await target.send({
          path: `/v1/works/film/${id}/sources`,
          token: member.token,
        })
        tally.expect(!text.includes('../'), `the sources of work ${id} link to ${text}`)
      }
    },
  },
]

const searchPath = `/v1/search?q=${encodeURIComponent(slogan)}&category=film`

interface ForgedWork {
  title: string
  source: string
  externalId: string
  ids: object
}

function forged(work: ForgedWork) {
  return { medium: 'film', releaseDate: '2001', creators: ['Grommets Inc'], ...work }
}

async function importWorks(target: Target, member: Member, works: object[]): Promise<void> {
  const nothing = {
    reviews: [],
    savedForLater: [],
    favorites: [],
    lists: [],
    comments: [],
    likes: [],
    friends: [],
  }
  const profile = {
    username: member.username,
    email: member.email,
    firstName: null,
    lastName: null,
    timeCreated: time,
    picture: null,
  }
  const engaged = works.map((work) => ({ work, timeAdded: time }))
  const file = { format: 'medley', version: 1, timeExported: time, profile, ...nothing, engaged }
  const bytes = zipOf([{ name: 'medley.json', content: JSON.stringify(file) }])
  const { id } = resultOf(await upload(target, member, 'medley.zip', bytes))
  const confirm = { method: 'POST', path: `/v1/imports/${String(id)}/confirm`, token: member.token }
  resultOf(await target.send({ ...confirm, body: { keepUnknown: true } }))
  const end = Date.now() + waitMax
  while (Date.now() < end) {
    const { state } = resultOf(
      await target.send({ path: `/v1/imports/${String(id)}`, token: member.token }),
    )
    if (state === 'written') return
    await sleep(200)
  }
  throw new Error('The import did not end')
}

/** The ids of a known work elsewhere, as the file of an attacker would name them. */
async function targetIds(target: Target, workId: number): Promise<{ ids: object }> {
  const { items } = resultOf(await target.send({ path: `/v1/works/film/${workId}/sources` }))
  const links = JSON.stringify(items)
  const imdb = /tt\d+/.exec(links)?.[0] ?? 'tt0068646'
  const tmdb = /themoviedb\.org\/movie\/(\d+)/.exec(links)?.[1] ?? '238'
  return { ids: { imdb, tmdb } }
}

function idsIn(text: string): number[] {
  return [...text.matchAll(/"id":(\d+),"medium":"film"/g)].map(([, id]) => Number(id))
}
