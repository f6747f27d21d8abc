import { expect, test } from 'vitest'
import { isOnPlainHttp } from './run-server.ts'

test.each([
  ['http://localhost:3000', 'localhost', false],
  ['http://127.0.0.1:3000', '127.0.0.1', false],
  ['https://medley.example', '0.0.0.0', false],
  ['http://localhost:3000', '0.0.0.0', true],
  ['http://nas.lan:3000', 'localhost', true],
])('a product at %s that listens on %s is on plain http: %s', (publicUrl, host, isPlain) => {
  expect(isOnPlainHttp({ publicUrl, host })).toBe(isPlain)
})
