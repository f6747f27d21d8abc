import { z } from 'zod'

/** `name=value` pairs with commas between, the values percent-encoded, as OpenTelemetry defines. Errors never quote them. */
export const otlpHeaders = z.string().transform((text, context) => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  const headers = pairs.map(readHeader)
  const read = headers.filter((header) => header !== undefined)
  if (read.length < pairs.length) {
    context.addIssue('must be name=value pairs with commas between, the values percent-encoded')
  }
  return Object.fromEntries(read)
})

function readHeader(pair: string): readonly [name: string, value: string] | undefined {
  const [, name, encoded] = /^([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/.exec(pair.trim()) ?? []
  if (name === undefined || encoded === undefined) return undefined
  try {
    const value = decodeURIComponent(encoded.trim())
    return /^[\t\x20-\x7e]+$/.test(value) ? [name, value] : undefined
  } catch {
    return undefined
  }
}
