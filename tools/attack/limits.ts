import type { Attack } from './attack.ts'
import { findWork } from './scene.ts'
import { type Answer, sendTo } from './send.ts'
import { freshAddress, password, type Target } from './target.ts'

const guesses = 40
const loginsPerMinute = 20

export const limitAttacks: readonly Attack[] = [
  {
    name: 'made-up first addresses behind one proxy',
    kind: 'H4',
    expected: `429 after ${loginsPerMinute} logins, with Retry-After`,
    async run(target, tally) {
      const answers = await guess(target, (n) => `10.1.1.${n}, 203.0.113.7`)
      expectLimit(answers, tally)
    },
  },
  {
    name: 'made-up addresses without a proxy',
    kind: 'H4',
    expected: `429 after ${loginsPerMinute} logins`,
    async run(target, tally) {
      expectLimit(await guess(target, (n) => `10.1.2.${n}`, target.directUrl), tally)
    },
  },
  {
    name: 'the same address at the other process',
    kind: 'H4',
    expected: '429 there as well: counters are shared',
    async run(target, tally) {
      // Without a header, both processes see the address of this machine.
      const reset = (url: string) => sendTo(url, { method: 'POST', path: '/reset-password' })
      const statuses: number[] = []
      for (let n = 0; n < 20; n += 1) statuses.push((await reset(target.url)).status)
      tally.expect(!statuses.includes(429), 'fewer are let through than promised')
      const { status } = await reset(target.directUrl)
      tally.expect(status === 429, `the other process answers ${status}`)
    },
  },
  {
    name: 'many addresses of one IPv6 customer',
    kind: 'H4',
    expected: `429 after ${loginsPerMinute} logins of a /64; another /64 is free`,
    async run(target, tally) {
      expectLimit(await guess(target, (n) => `2001:db8:7:7::${n.toString(16)}`), tally)
      const [other] = await guess(target, () => '2001:db8:7:8::1', target.url, 1)
      tally.expect(other?.status === 422, `another network is answered with ${other?.status}`)
    },
  },
  {
    name: 'one account guessed from many addresses',
    kind: 'M1',
    expected: 'waits after 5 failures; the owner gets in from where they were before',
    async run(target, tally) {
      const from = freshAddress()
      const owner = await target.join()
      const right = { username: owner.username, password }
      const logIn = (body: object, address: string) =>
        target.send({ method: 'POST', path: '/login', from: address, body })
      await logIn(right, from)
      const statuses: number[] = []
      for (let n = 0; n < guesses; n += 1) {
        const body = { ...right, password: `wrong ${n}` }
        statuses.push((await logIn(body, freshAddress())).status)
      }
      const tried = statuses.filter((status) => status === 422).length
      tally.expect(tried <= 6, `${tried} of ${guesses} guesses were looked at`)
      tally.expect(!statuses.includes(200), 'a guess got in')
      const { status } = await logIn(right, from)
      tally.expect(status === 200, `the owner is kept out: ${status}`)
    },
  },
  {
    name: 'floods of one member: comments, reports, lists, friend requests',
    kind: 'M3',
    expected: '429 with Retry-After, far below what was sent',
    async run(target, tally) {
      const { id: review_id } = await writeReview(target)
      const floods = [
        [80, 60, 'POST', '/comment', { review_id, content: 'Spam.' }],
        [15, 10, 'POST', '/report', { type: 'review', item_id: review_id, reason: 'other' }],
        [15, 10, 'POST', '/v1/lists', { title: 'Spam' }],
      ] as const
      for (const [times, max, method, path, body] of floods) {
        const { token } = await target.join()
        const answers: Answer[] = []
        for (let n = 0; n < times; n += 1) {
          answers.push(await target.send({ method, path, token, body }))
        }
        const passed = answers.filter(({ status }) => status < 300).length
        tally.expect(passed > 0 && passed <= max, `${path}: ${passed} of ${times} passed`)
        expectRetryAfter(answers.at(-1), tally)
      }
    },
  },
  {
    name: 'registrations of one address',
    kind: 'M6',
    expected: '429 after 10',
    async run(target, tally) {
      const from = freshAddress()
      const statuses: number[] = []
      for (let n = 0; n < 15; n += 1) {
        const body = { username: `flood${n}`, email: `flood${n}@mail.example`, password: 'x' }
        const answer = await target.send({ method: 'POST', path: '/create-account', from, body })
        statuses.push(answer.status)
      }
      const looked = statuses.filter((status) => status !== 429).length
      tally.expect(looked === 10, `${looked} registrations were looked at`)
    },
  },
]

/** Logins with wrong passwords, each of another made-up member. */
async function guess(
  target: Target,
  addressOf: (n: number) => string,
  url = target.url,
  times = guesses,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 1; n <= times; n += 1) {
    const from = addressOf(n)
    const body = { username: `nobody-${freshAddress()}`, password: 'wrong' }
    const headers: { [name: string]: string } = from === '' ? {} : { 'x-forwarded-for': from }
    answers.push(await sendTo(url, { method: 'POST', path: '/login', headers, body }))
  }
  return answers
}

function expectLimit(answers: readonly Answer[], tally: Parameters<Attack['run']>[1]): void {
  const looked = answers.filter(({ status }) => status === 422).length
  tally.expect(looked <= loginsPerMinute, `${looked} of ${answers.length} guesses were looked at`)
  expectRetryAfter(answers.at(-1), tally)
}

function expectRetryAfter(answer: Answer | undefined, tally: Parameters<Attack['run']>[1]): void {
  const wait = Number(answer?.headers['retry-after'])
  tally.expect(answer?.status === 429 && wait > 0, `the last answer is ${answer?.status}`)
}

async function writeReview(target: Target): Promise<{ id: number }> {
  const { token } = await target.join()
  const { id, medium } = await findWork(target)
  const body = { work: { id, medium }, rating: 5 }
  const { text } = await target.send({ method: 'POST', path: '/v1/reviews', token, body })
  return JSON.parse(text)
}
