import { screens } from '@medley/contract/route-table'
import { describeCard } from '../../features/pages/pages.cards.service.ts'
import type { useServedPages } from '../served-pages.ts'
import { nameOfEntry } from './facts.ts'
import type { Turns } from './requests.ts'
import type { FindLeaks, Reader, World } from './world.ts'

type Pages = ReturnType<typeof useServedPages>

type Params = Record<string, string>

/** Values of the parameters of screens by their names. */
const choices: Record<string, (world: World) => Params[]> = {
  'medium workId': ({ works }) => works.map(({ id, medium }) => ({ medium, workId: `${id}` })),
  'medium workId entry': ({ works, facts }) =>
    [...facts.entries.values()].flatMap((entry) => {
      const work = works.find(({ id }) => id === entry.workId)
      return work ? [{ medium: work.medium, workId: `${work.id}`, entry: nameOfEntry(entry) }] : []
    }),
  medium: ({ works }) => works.map(({ medium }) => ({ medium })),
  username: ({ people }) => people.map(({ username }) => ({ username })),
  'username listId': ({ scene, lists }) =>
    [{ owner: scene.owner.username, id: scene.list.id }, ...lists].map(({ owner, id }) => ({
      username: owner,
      listId: `${id}`,
    })),
  id: ({ scene, contributorId, reviewIds }) =>
    [scene.review.id, scene.evening.id, contributorId, ...reviewIds].map((id) => ({ id: `${id}` })),
  'id token': () => [{ id: '1', token: 'x' }],
  token: ({ joinToken }) => [{ token: 'x' }, { token: joinToken }],
  service: () => [{ service: 'letterboxd' }],
  section: () => [{ section: 'data' }],
  year: () => [{ year: '2026' }],
  'username year': ({ people }) => people.map(({ username }) => ({ username, year: '2026' })),
  '': () => [{}],
}

/** The addresses of every screen: of those with parameters all that there are. */
export function addressesOf(world: World): string[] {
  return screens.flatMap(({ path }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const values = choices[names.join(' ')]?.(world)
    if (!values) {
      throw new Error(
        `The crawl cannot fill ${names.join(' and ')} of the screen ${path}: name the values in server/src/testing/crawl/pages.ts`,
      )
    }
    return values.map((one) => path.replaceAll(/:(\w+)/g, (_, name: string) => one[name] ?? ''))
  })
}

/**
 * Opens every page, with its link preview, as a visitor or a member. Returns what the reader must not know. Files for
 * search engines are the same for everyone, so that they have what a visitor may know.
 */
export async function crawlPages(
  world: World,
  pages: Pages,
  { reader, turns, findLeaks }: { reader: Reader; turns: Turns; findLeaks: FindLeaks },
): Promise<string[]> {
  const faults: string[] = []
  const files = await sitemapsOf(pages)
  const addresses = [...addressesOf(world), ...files]
  const [findIn, findInFiles] = [findLeaks(reader), findLeaks(null)]
  const cookie = reader ? `authorization=${reader.token}` : undefined
  for (const address of new Set(addresses)) {
    const language = turns.next(['', '; language=de'])
    const { body } = await pages.request(address, `${cookie ?? 'kept=1'}${language}`)
    const [, kind = '', name = ''] = /\/og\/(\w+)\/([\w.-]+)\.png/.exec(body) ?? []
    const card = kind === '' ? null : await describeCard(world.app.ctx, kind, name)
    const find = files.includes(address) ? findInFiles : findIn
    const leaks = find(body + JSON.stringify(card), address)
    faults.push(...leaks.map((secret) => `${reader?.username} reads ${secret} on ${address}`))
  }
  return faults
}

/** The sitemap and its parts. */
async function sitemapsOf(pages: Pages): Promise<string[]> {
  const { body } = await pages.request('/sitemap.xml')
  const parts = [...body.matchAll(/<loc>(?<url>[^<]*)<\/loc>/g)].map(([, url = '']) => url)
  return ['/sitemap.xml', '/robots.txt', ...parts.map((url) => new URL(url).pathname)]
}
