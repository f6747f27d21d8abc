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

/** A statement as the product hands it to the driver of the database. */
export interface Statement {
  text: string
  /** Without a name, the statement is parsed each time. */
  name?: string
  values: unknown[]
}

/** A request with the headers of a browser. */
export function requestOf(token: string, { method, path, body }: Call) {
  return {
    method,
    path,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate, br, zstd',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}
