import pg from 'pg'

/** A statement as the product hands it to the driver of the database. */
export interface Statement {
  text: string
  /** Without a name, the statement is parsed each time. */
  name?: string
  values: unknown[]
}

/** The messages of one statement, as the product sends them. */
export interface StatementMessages {
  name: string
  /** With the text, for a connection on which the statement is not prepared. */
  first: Buffer
  again: Buffer
}

/** Lets the driver's own package write the messages, so that they are those of the product. */
export function messagesOf({ text, name, values }: Statement): StatementMessages {
  const first = write(text, values, name, false)
  if (first.length === 0) throw new Error('The driver wrote no message')
  return {
    name: name ?? '',
    first,
    again: name === undefined ? first : write(text, values, name, true),
  }
}

function write(
  text: string,
  values: unknown[],
  name: string | undefined,
  isKnown: boolean,
): Buffer {
  const parts: Buffer[] = []
  const stream = {
    writable: true,
    write: (part: Buffer) => parts.push(part),
    on: () => stream,
    once: () => stream,
  }
  const connection = new pg.Connection({ stream } as never)
  const known = isKnown && name !== undefined ? { [name]: text } : {}
  Object.assign(connection, { parsedStatements: known })
  const query = new pg.Query({ text, values, ...(name !== undefined && { name }) })
  query.submit(connection)
  return Buffer.concat(parts)
}

const ready = 'Z'.charCodeAt(0)
const failed = 'E'.charCodeAt(0)
const headBytes = 5

/**
 * A connection that sends prepared messages and reads only the types of the answers, so that it costs
 * the machine as little as a program in C.
 */
export class StatementConnection {
  readonly #client: pg.Client
  readonly #known = new Set<string>()
  #rest: Buffer = Buffer.alloc(0)
  #left = 0
  #fault: string | null = null
  #waiting: ((fault: string | null) => void) | undefined

  private constructor(client: pg.Client) {
    this.#client = client
    client.on('error', (error) => this.#waiting?.(error.message))
    const { stream } = client.connection
    stream.removeAllListeners('data')
    stream.on('data', (part: Buffer) => this.#read(part))
  }

  static async open(connectionString: string): Promise<StatementConnection> {
    const client = new pg.Client({ connectionString })
    await client.connect()
    return new StatementConnection(client)
  }

  /** Runs a statement to its end; resolves with the database's error, or null. */
  run({ name, first, again }: StatementMessages): Promise<string | null> {
    const isKnown = this.#known.has(name)
    if (name !== '') this.#known.add(name)
    return new Promise((resolve) => {
      this.#waiting = resolve
      this.#client.connection.stream.write(isKnown ? again : first)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#client.connection.stream.destroy()
  }

  /** Messages are a type of one byte, and a length that counts itself. */
  #read(part: Buffer): void {
    const bytes = this.#rest.length === 0 ? part : Buffer.concat([this.#rest, part])
    let index = this.#left
    while (index + headBytes <= bytes.length) {
      const type = bytes[index]
      const end = index + 1 + bytes.readUInt32BE(index + 1)
      if (type === failed) this.#fault = bytes.toString('utf8', index + headBytes, end)
      if (type === ready && end <= bytes.length) this.#finish()
      if (type === ready && end > bytes.length) break
      index = end
    }
    this.#left = Math.max(0, index - bytes.length)
    this.#rest = bytes.subarray(Math.min(index, bytes.length))
  }

  #finish(): void {
    const fault = this.#fault
    this.#fault = null
    this.#waiting?.(fault)
  }
}
