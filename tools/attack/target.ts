import { rmSync } from 'node:fs'
import { adminName, adminSettings, password } from '../../e2e/fixtures/people.ts'
import { copyData, preparedData } from '../../e2e/fixtures/prepared-data.ts'
import { makeDataFolder, type Product, runProduct } from '../../e2e/fixtures/product.ts'
import { jsonOf, type Answer, type Request, sendTo } from './send.ts'

export interface Member {
  id: number
  username: string
  email: string
  token: string
}

/** The attacked product. */
export interface Target {
  /** Behind one proxy, whose part the attacks play. */
  url: string
  dataFolder: string
  admin: Member
  /** Sends from an address of its own unless the request has one. */
  send(request: Request): Promise<Answer>
  /** Registers a member and logs them in. */
  join(): Promise<Member>
  logIn(username: string, given?: string): Promise<Answer>
  close(): Promise<void>
}

export { password }

const limited = { RATE_LIMIT: 'on', SHED_LOAD: 'off', CHECK_ANSWERS: 'off' }

/** Starts the built product with limits on and the data of journeys, which must be prepared. */
export async function openTarget(): Promise<Target> {
  const dataFolder = makeDataFolder()
  let product: Product | undefined
  const close = async () => {
    await product?.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    copyData(preparedData(), dataFolder)
    product = await runProduct(dataFolder, { ...limited, ...adminSettings, TRUST_PROXY: '1' })
    const { url } = product
    const caller = createCaller(url)
    return { url, dataFolder, admin: await caller.memberOf(adminName), ...caller, close }
  } catch (error) {
    await close()
    throw error
  }
}

let serial = 0

/** An IPv4 address that no other request had. */
export function freshAddress(): string {
  serial += 1
  return `198.18.${serial >> 8}.${serial & 0xff}`
}

function createCaller(url: string) {
  const send = (request: Request) => sendTo(url, { from: freshAddress(), ...request })
  const logIn = (username: string, given = password) =>
    send({ method: 'POST', path: '/login', body: { username, password: given } })
  const memberOf = async (username: string): Promise<Member> => {
    const { status, text: token } = await logIn(username)
    if (status !== 200) throw new Error(`${username} could not log in: ${status} ${token}`)
    return { id: idOf(token), username, email: `${username}@mail.example`, token }
  }
  const join = async () => {
    serial += 1
    const username = `m${serial}`
    const body = { username, email: `${username}@mail.example`, password }
    const { status, text } = await send({ method: 'POST', path: '/create-account', body })
    if (status !== 201) throw new Error(`${username} could not register: ${status} ${text}`)
    return memberOf(username)
  }
  return { send, logIn, join, memberOf }
}

/** The user id in a token. */
function idOf(token: string): number {
  const [, claims = ''] = token.split('.')
  const { userId }: { userId: number } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return userId
}

/** The JSON of a response that must have succeeded. */
export function resultOf(answer: Answer): { [key: string]: unknown } {
  if (answer.status >= 300) throw new Error(`Setting up failed: ${answer.status} ${answer.text}`)
  return jsonOf(answer)
}
