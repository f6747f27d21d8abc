import { openInChromium } from '../../e2e/attack/open-in-chromium.ts'
import { adminName } from '../../e2e/fixtures/people.ts'
import { findChromium } from '../find-chromium.mjs'
import type { Attack } from './attack.ts'
import { payloads, plantPayloads } from './payloads.ts'
import { password } from './target.ts'

export const scriptAttacks: readonly Attack[] = [
  {
    name: 'script in every text and address, as served',
    kind: 'XSS',
    expected: 'escaped in the HTML; structured data can be parsed',
    async run(target, tally) {
      const { pages } = await plantPayloads(target)
      let escaped = 0
      for (const path of pages) {
        const { status, text } = await target.send({ path, headers: { accept: 'text/html' } })
        tally.expect(status < 500, `${path}: ${status}`)
        tally.expect(!/<x-owned/i.test(text), `${path} holds a foreign element`)
        const isEscaped = payloads.every((payload) => !text.includes(payload))
        tally.expect(isEscaped, `${path} holds a payload as it was written`)
        if (text.includes('&lt;x-owned')) escaped += 1
        for (const [, data = ''] of text.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)) {
          tally.expect(isJson(data), `${path} has structured data that cannot be parsed`)
        }
      }
      tally.expect(escaped >= 4, `only ${escaped} pages show the texts`)
    },
  },
  {
    name: 'script in every text and address, in Chromium',
    kind: 'XSS',
    expected: 'no dialog, no foreign element, no report of the policy',
    isLong: true,
    async run(target, tally) {
      const { member, pages } = await plantPayloads(target)
      const executablePath = await findChromium()
      const adminPages = ['/feedback-review', '/dashboard', '/moderation', ...pages]
      const visits = [
        { user: null, paths: pages },
        { user: { username: member.username, password }, paths: pages },
        { user: { username: adminName, password }, paths: adminPages },
      ]
      for (const { user, paths } of visits) {
        const seen = await openInChromium({ url: target.url, executablePath, user, paths })
        tally.tries += paths.length
        const who = user?.username ?? 'a visitor'
        for (const trouble of seen) tally.expect(false, `as ${who}: ${trouble}`)
      }
    },
  },
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
