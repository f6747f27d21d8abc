/** One request of the API. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

/** One page view or act of a member: its requests, sent one after the other. */
export interface Opening {
  token: string
  calls: readonly Call[]
}

/** The bytes of a request, with the headers of a browser. */
export function requestOf(
  url: string,
  token: string,
  { method, path, body }: Call,
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    'Accept: application/json',
    'Accept-Encoding: gzip, deflate, br, zstd',
    ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(content === ''
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`)
}
