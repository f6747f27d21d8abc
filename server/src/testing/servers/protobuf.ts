/** One message by the numbers of its fields; absent fields are empty or 0. */
export interface ProtobufMessage {
  has(field: number): boolean
  bytes(field: number): Buffer
  number(field: number): bigint
  messages(field: number): ProtobufMessage[]
}

/** Reads the wire format of protobuf without a schema: variable, fixed and length-delimited fields. */
export function readMessage(body: Buffer): ProtobufMessage {
  const fields = new Map<number, (Buffer | bigint)[]>()
  for (let at = 0; at < body.length;) {
    const [tag, afterTag] = readVarint(body, at)
    const { value, next } = readValue(body, afterTag, Number(tag & 7n))
    const field = Number(tag >> 3n)
    fields.set(field, [...(fields.get(field) ?? []), value])
    at = next
  }
  const buffers = (field: number) =>
    (fields.get(field) ?? []).filter((value) => Buffer.isBuffer(value))
  return {
    has: (field) => fields.has(field),
    bytes: (field) => buffers(field)[0] ?? Buffer.alloc(0),
    number: (field) => fields.get(field)?.find((value) => typeof value === 'bigint') ?? 0n,
    messages: (field) => buffers(field).map(readMessage),
  }
}

function readValue(body: Buffer, at: number, type: number) {
  if (type === 1) return { value: body.readBigUInt64LE(at), next: at + 8 }
  if (type === 5) return { value: BigInt(body.readUInt32LE(at)), next: at + 4 }
  const [number, next] = readVarint(body, at)
  if (type === 0) return { value: number, next }
  if (type !== 2) throw new Error(`Protobuf has no values of type ${type} here`)
  const end = next + Number(number)
  return { value: body.subarray(next, end), next: end }
}

function readVarint(body: Buffer, at: number): [value: bigint, next: number] {
  let value = 0n
  for (let next = at, shift = 0n; ; next += 1, shift += 7n) {
    const byte = body.readUInt8(next)
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return [value, next + 1]
  }
}
