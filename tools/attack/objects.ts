import { endpoints } from '@medley/contract/api'
import type { Endpoint } from '@medley/contract/endpoint'
import { multipart } from '../../server/src/testing/multipart.ts'
import { matrix } from '../../server/src/testing/permission-matrix.ts'
import type { Row } from '../../server/src/testing/permission-row.ts'
import {
  callers,
  type CallerKind,
  privateText,
  type Scene,
} from '../../server/src/testing/permission-scene.ts'
import type { Attack } from './attack.ts'
import { secretText, setScene } from './scene.ts'
import type { Answer } from './send.ts'
import type { Member, Target } from './target.ts'

type Owned = Omit<Scene, 'caller'>

/** Callers to whom the owner's content is foreign. */
const strangers = ['visitor', 'stranger', 'blocked'] as const

export const objectAttacks: readonly Attack[] = [
  {
    name: 'ids of others in every call',
    kind: 'IDOR',
    expected: 'what the permission matrix says; nothing private shown, nothing changed',
    async run(target, tally) {
      const owned = await setScene(target)
      const before = await readPrivateContent(target, owned)
      for (const kind of strangers) {
        let caller = await becomeCaller(target, kind, owned)
        for (const row of matrix) {
          if (!namesOthers(row, { ...owned, caller })) continue
          const answer = await sendRow(target, row, { ...owned, caller })
          const expected = row.answers[callers.indexOf(kind)] ?? ''
          const what = `${row.endpoint} ${row.about ?? ''} as ${kind}: ${answer.status}`
          tally.expect(expected.startsWith(String(answer.status)), `${what}, not ${expected}`)
          tally.expect(!answer.text.includes(secretText), `${what} shows private content`)
          const isHidden = kind !== 'blocked' || !answer.text.includes(privateText)
          tally.expect(isHidden, `${what} shows content across a block`)
          if (changesCaller(row)) caller = await becomeCaller(target, kind, owned)
        }
      }
      const after = await readPrivateContent(target, owned)
      tally.expect(before === after, 'the private content of the owner has changed')
    },
  },
  {
    name: 'every call without a token and with junk for one',
    kind: 'Access',
    expected: '401 unless visitors may call',
    async run(target, tally) {
      for (const token of [undefined, 'junk', 'a.b.c', `Bearer ${target.admin.token}`]) {
        for (const endpoint of guardedEndpoints()) {
          const { status } = await callBare(target, endpoint, token)
          tally.expect(status === 401, `${endpoint.method} ${endpoint.path}: ${status}`)
        }
      }
    },
  },
  {
    name: "every admin's call as a member",
    kind: 'Access',
    expected: '403',
    async run(target, tally) {
      const member = await target.join()
      const adminCalls = guardedEndpoints().filter(({ access }) => access === 'admin')
      for (const endpoint of adminCalls) {
        const { status } = await callBare(target, endpoint, member.token)
        tally.expect(status === 403, `${endpoint.method} ${endpoint.path}: ${status}`)
      }
    },
  },
]

function guardedEndpoints(): Endpoint[] {
  return endpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ access }) => access !== 'open' && access !== 'optional')
}

function callBare(target: Target, { method, path }: Endpoint, token: string | undefined) {
  return target.send({ method, path: path.replaceAll(/\{\w+\}/g, '1'), token })
}

async function becomeCaller(
  target: Target,
  kind: CallerKind,
  { owner }: Owned,
): Promise<Member | null> {
  if (kind === 'visitor') return null
  const caller = await target.join()
  if (kind !== 'blocked') return caller
  const body = { blocked_username: caller.username }
  await target.send({ method: 'POST', path: '/block-user', token: owner.token, body })
  return caller
}

/** Whether the values of a row come from someone else's content; a registration only borrows a number. */
function namesOthers({ endpoint, values }: Row, scene: Scene): boolean {
  if (endpoint === 'POST /create-account') return false
  const read = new Set<string | symbol>()
  const recorder = new Proxy(scene, {
    get: (target, name, receiver) => {
      read.add(name)
      return Reflect.get(target, name, receiver)
    },
  })
  values?.(recorder)
  return [...read].some((name) => name !== 'work' && name !== 'password' && name !== 'caller')
}

/** Later rows expect a caller without relation to the owner. */
function changesCaller({ endpoint }: Row): boolean {
  return /block|friendships/.test(endpoint) && !endpoint.startsWith('GET')
}

async function sendRow(target: Target, { endpoint, values }: Row, scene: Scene): Promise<Answer> {
  const { params = {}, query, body, form } = values?.(scene) ?? {}
  const [method = '', pattern = ''] = endpoint.split(' ', 2)
  const named = new Map<string, unknown>(Object.entries(params))
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(named.get(name)))
  const sent = form && (await multipart(form, form.fields))
  return target.send({
    method,
    path: path + queryOf(query),
    token: scene.caller?.token,
    headers: { ...sent?.headers },
    body: sent?.payload ?? body,
  })
}

/** `?work[id]=1&workIds[]=2`. */
function queryOf(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

function pairsOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.map((one) => [`${name}[]`, String(one)])
  if (!(value instanceof Object)) return [[name, String(value)]]
  return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, String(one)])
}

async function readPrivateContent(target: Target, owned: Owned): Promise<string> {
  const { owner, review, privateList, list, work, plan } = owned
  const paths = [
    `/v1/lists/${privateList.id}`,
    `/v1/lists/${list.id}`,
    `/v1/works/film/${work.id}/own-viewings`,
    `/v1/works/film/${work.id}/own-lists`,
    `/v1/imports/${plan.id}/items`,
    `/v1/saved-for-later?userId=${owner.id}`,
    '/v1/backup',
  ]
  const texts: string[] = []
  for (const path of paths) {
    const { status, text } = await target.send({ path, token: owner.token })
    if (status !== 200) throw new Error(`${path}: ${status}`)
    texts.push(text)
  }
  const { text } = await target.send({ path: `/v1/reviews/${review.id}`, token: owner.token })
  const shown: { review: string; rating: number } = JSON.parse(text)
  return JSON.stringify([texts, shown.review, shown.rating])
}
