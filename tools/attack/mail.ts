import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './attack.ts'
import { readLetters } from './letters.ts'
import { password } from './target.ts'

export const mailAttacks: readonly Attack[] = [
  {
    name: 'headers of letters in what members write',
    kind: 'Injection',
    expected: 'no letter to an address of the text, no header of it',
    async run(target, tally) {
      const text = 'x\r\nBcc: victim@evil.example\r\nSubject: owned\r\n\r\nbody'
      const member = await target.join()
      const { username, token, id } = member
      const report = { type: 'user', item_id: target.admin.id, reason: 'other', comments: text }
      const send = (path: string, body: object) =>
        target.send({ method: 'POST', path, token, body })
      await send('/name', { first_name: text, last_name: text })
      await send('/report', report)
      await send('/feedback', { category: 'Suggestion', comment: text })
      const headers = { 'user-agent': 'x Bcc: victim@evil.example', host: 'evil.example' }
      const body = { username, password }
      await target.send({ method: 'POST', path: '/login', headers, body })
      await sleep(1_000)
      const letters = await readLetters(target)
      tally.expect(letters.length > 0, 'no letter was written')
      for (const letter of letters) {
        const [head = ''] = letter.split(/\r?\n\r?\n/, 1)
        const isClean = !/^(bcc|cc):/im.test(head) && !/^(to|subject):.*(victim|owned)/im.test(head)
        tally.expect(isClean, `a letter about member ${id} has a foreign header`)
      }
    },
  },
  {
    name: 'host headers on the way into links',
    kind: 'Host header',
    expected: 'links of letters and pages name the address of the settings',
    async run(target, tally) {
      const member = await target.join()
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      }
      const body = { email: member.email }
      await target.send({ method: 'POST', path: '/forgot-password', headers, body })
      await sleep(1_500)
      const own = (await readLetters(target)).filter((one) => one.includes(`To: ${member.email}`))
      tally.expect(
        own.some((one) => one.includes(`${target.url}/reset-password/`)),
        'no link came',
      )
      for (const letter of own) {
        tally.expect(!letter.includes('evil.example'), 'a letter names the foreign host')
      }
      for (const path of [
        '/',
        '/explore/film',
        `/profile/${member.username}`,
        '/sitemap.xml',
        '/robots.txt',
      ]) {
        const answer = await target.send({ path, headers: { ...headers, accept: 'text/html' } })
        const whole = JSON.stringify(answer.headers) + answer.text
        tally.expect(!whole.includes('evil.example'), `${path} names the foreign host`)
      }
    },
  },
]
