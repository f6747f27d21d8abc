import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 10 })

/** As in a browser: responses are compressed. */
export function headersOf(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' }
}

/** Reads and discards a page with a member's token. Throws for any status but 200. */
export function get(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: headersOf(token) }, (answer) => {
      const { statusCode } = answer
      answer.once('error', reject)
      answer.once('end', () => {
        if (statusCode === 200) resolve()
        else reject(new Error(`${url} was answered with ${statusCode}`))
      })
      answer.resume()
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Lets the process end. */
export function closeConnections(): void {
  agent.destroy()
}
