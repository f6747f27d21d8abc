import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileIn, languages } from '@medley/contract/values/languages'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = globSync('**/*.messages.ts', { cwd: fileURLToPath(folder) })
const translated = languages.filter((language) => language !== 'en')

/** The names and their kinds in a value, however deep. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
}

const read = async (file: string): Promise<object> => import(new URL(file, folder).href)

test('there are message files', () => {
  expect(files.length).toBeGreaterThan(8)
})

test.each(files)('%s has a translation of the same shape', async (file) => {
  const english = shapeOf({ ...(await read(file)) })
  for (const language of translated) {
    expect(shapeOf({ ...(await read(fileIn(language, file))) })).toEqual(english)
  }
})
