export interface Request {
  method?: string
  path: string
  token?: string | undefined
  headers?: { [name: string]: string }
  /** Bytes go as they are, other values as JSON. */
  body?: unknown
}

export interface Answer {
  status: number
  text: string
}

const timeoutMs = 60_000

/** Sends a request to a server on this machine; rejects if the connection breaks. */
export async function sendTo(
  url: string,
  { method = 'GET', path, token, headers, body }: Request,
): Promise<Answer> {
  const isJson = body !== undefined && !Buffer.isBuffer(body)
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : isJson ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: response.status, text: await response.text() }
}
