import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../web/src/screens/intro/intro-pictures', import.meta.url))
const names = readdirSync(folder)

test('there is a picture for each subject, device and theme', () => {
  const wanted = ['feed', 'profile', 'rate', 'work'].flatMap((subject) =>
    ['desktop', 'phone'].flatMap((device) =>
      ['dark', 'light'].map((scheme) => `${subject}-${device}-${scheme}.avif`),
    ),
  )
  expect(names.toSorted()).toEqual(wanted.toSorted())
})

test.each(names)('%s is small and has the size its page says', async (name) => {
  const file = path.join(folder, name)
  const { width, height } = await sharp(file).metadata()
  expect([width, height]).toEqual(name.includes('-phone-') ? [780, 1360] : [1400, 938])
  expect(statSync(file).size).toBeLessThan(60_000)
})
