import { expect, test } from 'vitest'
import { givePassword } from '../factories/accounts.ts'
import { aUser } from '../factories/users.ts'
import { useTestApp } from '../harness.ts'
import { readOutbox } from '../outbox.ts'
import { useServedPages } from '../served-pages.ts'

const app = useTestApp()
const pages = useServedPages(app)
const password = 'a long enough password'
const foreign = 'evil.example'

test('what members write and send becomes no header of a letter', async () => {
  const text = 'x\r\nBcc: victim@evil.example\r\nSubject: owned\r\n\r\nbody'
  const [member, other] = [await aUser(app), await aUser(app)]
  await givePassword(app, password)
  const post = (url: string, payload: object, headers = {}) =>
    app.send({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${member.token}`, ...headers },
      payload,
    })
  const report = { type: 'user', item_id: other.id, reason: 'other', comments: text }
  const login = { username: member.username, password }
  await post('/name', { first_name: text, last_name: text })
  await post('/report', report)
  await post('/feedback', { category: 'Suggestion', comment: text })
  await post('/login', login)
  await post('/login', login, {
    'user-agent': 'curl/8 Bcc: victim@evil.example',
    host: foreign,
  })
  await app.runJobs()
  const letters = await readOutbox(app)
  const addresses = letters.map((letter) => /^To: (.*)$/m.exec(letter)?.[1])
  expect(new Set(addresses)).toEqual(new Set(['support@medley.example', member.email]))
  for (const letter of letters) {
    const [head = ''] = letter.split(/\r?\n\r?\n/, 1)
    expect(head).not.toMatch(/^(bcc|cc):/im)
    expect(head).not.toMatch(/^(to|subject):.*(victim|owned)/im)
  }
})

test('a foreign host in headers reaches no link', async () => {
  const { username, email } = await aUser(app)
  const headers = {
    host: foreign,
    'x-forwarded-host': foreign,
    'x-forwarded-proto': 'https',
    forwarded: `host=${foreign}`,
  }
  await app.send({ method: 'POST', url: '/forgot-password', headers, payload: { email } })
  await app.runJobs()
  const letters = (await readOutbox(app)).filter((letter) => letter.includes('/reset-password/'))
  expect(letters).toEqual([expect.stringContaining('https://medley.example/reset-password/')])
  expect(letters.join('\n')).not.toContain(foreign)
  const http = await pages.openApp(app.ctx)
  for (const url of ['/', '/explore/film', `/profile/${username}`, '/sitemap.xml', '/robots.txt']) {
    const { headers: answered, body } = await http.inject({
      method: 'GET',
      url,
      headers: { ...headers, accept: 'text/html' },
    })
    expect({ url, answer: JSON.stringify(answered) + body }).not.toMatchObject({
      answer: expect.stringContaining(foreign),
    })
  }
  await http.close()
})
