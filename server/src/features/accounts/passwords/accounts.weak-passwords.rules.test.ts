import { expect, test } from 'vitest'
import { weaknessOf } from './accounts.weak-passwords.rules.ts'

const words = ['Ann-Lee', 'ann.lee@mail.example', 'ann.lee', 'medley', 'al']

test.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou'])(
  '%s is one of the most common',
  async (password) => {
    expect(await weaknessOf(password, [])).toMatch(/most common/)
  },
)

test.each([
  'ann-lee1',
  'ANN-LEE!2026',
  'medleymedley',
  'medley-2026',
  'ann.lee@mail.example',
  'Ann.Lee+Medley',
])('%s consists of words of the account and the site', async (password) => {
  expect(await weaknessOf(password, words)).toMatch(/easily guessed/)
})

test.each(['ann-lee in the pod bay', 'a1!#25_0', 'salsalsal8', 'long enough'])(
  '%s is accepted',
  async (password) => {
    expect(await weaknessOf(password, words)).toBeNull()
  },
)
