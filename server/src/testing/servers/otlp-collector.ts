import { createServer } from 'node:http'
import { readMessage } from './protobuf.ts'

export interface ReceivedSpan {
  traceId: string
  spanId: string
  /** Empty for the first span of a trace. */
  parentId: string
  name: string
  /** 1: internal, 2: server, 3: client, 5: consumer. */
  kind: number
  /** In nanoseconds. */
  start: bigint
  end: bigint
  attributes: Record<string, string | number>
  events: string[]
  isError: boolean
}

export interface Collector {
  url: string
  spans: ReceivedSpan[]
  headers: Record<string, unknown>[]
  /** The attributes of the resource that sent last. */
  resource: Record<string, string | number>
  close(): Promise<void>
}

/** Receives traces as OTLP over HTTP in protobuf, as a collector does. */
export async function startCollector(): Promise<Collector> {
  const received = { spans: [], headers: [], resource: {} } as Omit<Collector, 'url' | 'close'>
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      if (request.url !== '/v1/traces') {
        response.writeHead(404).end()
        return
      }
      received.headers.push({ ...request.headers })
      read(Buffer.concat(chunks), received)
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address instanceof Object ? address.port : 0
  return Object.assign(received, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** Numbers of fields are those of `opentelemetry/proto/trace/v1/trace.proto`. */
function read(body: Buffer, received: Pick<Collector, 'spans' | 'resource'>): void {
  for (const one of readMessage(body).messages(1)) {
    const resource = one.messages(1)[0]
    if (resource) received.resource = attributesOf(resource.messages(1))
    for (const scope of one.messages(2)) received.spans.push(...scope.messages(2).map(spanOf))
  }
}

type Message = ReturnType<typeof readMessage>

function spanOf(span: Message): ReceivedSpan {
  return {
    traceId: span.bytes(1).toString('hex'),
    spanId: span.bytes(2).toString('hex'),
    parentId: span.bytes(4).toString('hex'),
    name: span.bytes(5).toString(),
    kind: Number(span.number(6)),
    start: span.number(7),
    end: span.number(8),
    attributes: attributesOf(span.messages(9)),
    events: span.messages(11).map((event) => event.bytes(2).toString()),
    isError: span.messages(15)[0]?.number(3) === 2n,
  }
}

function attributesOf(pairs: Message[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value] = pair.messages(2)
      const isText = value?.has(1) ?? false
      const read = isText ? value?.bytes(1).toString() : Number(value?.number(3))
      return [pair.bytes(1).toString(), read ?? '']
    }),
  )
}
