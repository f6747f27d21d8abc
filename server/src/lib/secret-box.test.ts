import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox(Buffer.alloc(48, 'a'))

test('opens what it sealed, and seals a text differently each time', () => {
  const sealed = box.seal('backup 1', 'pässword')
  expect(box.open('backup 1', sealed)).toBe('pässword')
  expect(sealed.toString('latin1')).not.toContain('ssword')
  expect(box.seal('backup 1', 'pässword')).not.toEqual(sealed)
})

test.each([
  ['another purpose', 'backup 2', (sealed: Buffer) => sealed],
  [
    'a changed byte',
    'backup 1',
    (sealed: Buffer) => Buffer.concat([sealed.subarray(0, -1), Buffer.from([1])]),
  ],
  ['a cut end', 'backup 1', (sealed: Buffer) => sealed.subarray(0, 20)],
  ['nothing', 'backup 1', () => Buffer.alloc(0)],
])('refuses to open %s', (_, purpose, change) => {
  expect(box.open(purpose, change(box.seal('backup 1', 'password')))).toBeNull()
})

test('refuses to open text sealed with another secret of the server', () => {
  const other = createSecretBox(Buffer.alloc(48, 'b'))
  expect(other.open('backup 1', box.seal('backup 1', 'password'))).toBeNull()
})
