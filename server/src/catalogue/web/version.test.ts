import { expect, test } from 'vitest'
import { conditionsOf, readVersion } from './version.ts'

const url = new URL('https://feeds.example/show.xml')
const date = 'Fri, 21 Apr 2017 03:12:13 GMT'
const read = (headers: Record<string, string>) => readVersion(url, (name) => headers[name] ?? null)

test('a version is shown to its own address alone', () => {
  const version = read({ etag: 'W/"abc-1"', 'last-modified': date })
  expect(conditionsOf(version, url)).toEqual({
    'if-none-match': 'W/"abc-1"',
    'if-modified-since': date,
  })
  expect(conditionsOf(version, new URL('https://feeds.example/other.xml'))).toEqual({})
  expect(conditionsOf(version, new URL('http://feeds.example/show.xml'))).toEqual({})
  expect(conditionsOf(null, url)).toEqual({})
})

test('one of the two is enough', () => {
  expect(conditionsOf(read({ etag: '"1"' }), url)).toEqual({ 'if-none-match': '"1"' })
  expect(conditionsOf(read({ 'last-modified': date }), url)).toEqual({ 'if-modified-since': date })
})

test.each<Record<string, string>>([
  {},
  { etag: '' },
  { etag: 'abc' },
  { etag: '*' },
  { etag: '"a", "b"' },
  { etag: '"a b"' },
  { etag: '"é"' },
  { etag: '"a"\r\nx-admin: 1' },
  { etag: `"${'x'.repeat(201)}"` },
  { 'last-modified': 'yesterday' },
  { 'last-modified': '2017-04-21T03:12:13Z' },
  { 'last-modified': `${date}\n` },
  { 'last-modified': `${date}, ${date}` },
])('of the headers %j none is kept', (headers) => {
  expect(read(headers)).toBeNull()
})

test('an address without end has no version', () => {
  const long = new URL(`https://feeds.example/${'x'.repeat(2_000)}`)
  expect(readVersion(long, () => '"1"')).toBeNull()
})
