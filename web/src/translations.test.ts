import { expect, test } from 'vitest'

const english = import.meta.glob<object>('./**/*.messages.ts', { eager: true })
const german = import.meta.glob<object>('./**/*.messages.de.ts', { eager: true })

test.each(Object.keys(english))('%s exports the same names in German', (file) => {
  const translated = german[file.replace(/\.ts$/, '.de.ts')] ?? {}
  expect(Object.keys(translated)).toEqual(expect.arrayContaining(Object.keys(english[file] ?? {})))
})
