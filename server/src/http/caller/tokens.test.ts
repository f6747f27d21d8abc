import { expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { createTokens } from './tokens.ts'

const before = Buffer.alloc(48, 'a')
const after = Buffer.alloc(48, 'b')
const claims = { userId: 7, username: 'ann', sessionId: 'one' }

test('tokens and secrets of the previous server secret are read as long as it is given', async () => {
  const old = createTokens(before, systemClock)
  const changed = createTokens(after, systemClock, before)
  const done = createTokens(after, systemClock)
  const token = await old.sign(claims)
  const link = await old.signEmail('ann@mail.example')
  expect(await changed.read(token)).toEqual(claims)
  expect(await changed.readEmail(link)).toBe('ann@mail.example')
  expect([await done.read(token), await done.readEmail(link)]).toEqual([null, null])
  expect(await done.read(await changed.sign(claims))).toEqual(claims)

  const sealed = createSecretBox(before).seal('backup 1', 'a password')
  expect(createSecretBox(after, before).open('backup 1', sealed)).toBe('a password')
  expect(createSecretBox(after).open('backup 1', sealed)).toBeNull()
})
