import { request } from 'node:http'
import type { Attack } from './bodies.ts'

export interface Attacker {
  url: string
  token?: string
  /** Each client has an address of its own on this machine. */
  address: string
}

/** The status of the answer, or `none`. Ends when the answer is complete and all was sent, or the connection ended. */
export function send(
  { url, token, address }: Attacker,
  { path, contentType, body }: Attack,
): Promise<string> {
  return new Promise((resolve) => {
    let status = 'none'
    const headers = {
      'content-type': contentType,
      'content-length': body.length,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const options = { method: 'POST', headers, localAddress: address, agent: false } as const
    const sent = request(`${url}${path}`, options, (answer) => {
      status = String(answer.statusCode)
      answer.on('error', () => undefined).resume()
    })
    sent.on('error', () => undefined).on('close', () => resolve(status))
    sent.end(body)
  })
}
