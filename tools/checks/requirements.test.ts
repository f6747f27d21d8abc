import { afterEach, expect, test } from 'vitest'
import { sections } from './requirements.data.ts'
import { findOpenRequirements } from './requirements.ts'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

const proof = '`server/a.test.ts` "refuses others"'

/** A row for every requirement, all shown by one test. */
function wholeTable(): string[] {
  return Object.entries(sections).flatMap(([section, { count, levelOne }]) =>
    Array.from({ length: count }, (_, index) => {
      const level = levelOne.includes(index + 1) ? 1 : 2
      return `${section}.${index + 1}\t${level}\tmet\tsomething\t${proof}`
    }),
  )
}

function problemsOf(rows: readonly string[]): string[] {
  tree = writeTree({
    'docs/security-requirements.tsv': rows.join('\n'),
    'server/a.test.ts': "test('refuses others', () => undefined)\n",
  })
  return findOpenRequirements(tree.folder)
}

const firstAs = (row: string) => [row, ...wholeTable().slice(1)]

test('has the 253 requirements of the levels 1 and 2, 70 of them of level 1', () => {
  const all = Object.values(sections)
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(253)
  expect(all.reduce((sum, { levelOne }) => sum + levelOne.length, 0)).toBe(70)
})

test('accepts a whole table', () => {
  expect(problemsOf(wholeTable())).toEqual([])
})

test.each([
  [`V1.1.1\t2\tpartly\tx\t${proof}`, 'V1.1.1 is partly, not met, accepted, not applicable'],
  [`V1.1.1\t2\t\tx\t${proof}`, 'V1.1.1 is open, not met, accepted, not applicable'],
  [`V1.1.1\t1\tmet\tx\t${proof}`, 'V1.1.1 is of level 2, not 1'],
  ['V1.1.1\t2\taccepted\tx\t', 'V1.1.1 is shown by nothing'],
  ['V1.1.1\t2\tmet\tx\tby care', 'V1.1.1 is met, but names no file'],
  ['V1.1.1\t2\tmet\tx\t`server/gone.ts`', 'V1.1.1 names server/gone.ts, which does not exist'],
  [
    'V1.1.1\t2\tmet\tx\t`server/a.test.ts` "refuses"',
    'V1.1.1 names "refuses", which server/a.test.ts does not have',
  ],
])('catches %s', (row, problem) => {
  expect(problemsOf(firstAs(row))).toEqual([problem])
})

test('catches requirements that are missing, doubled or of level 3', () => {
  const rows = wholeTable()
  expect(problemsOf(rows.slice(1))).toEqual(['V1.1.1 is missing'])
  expect(problemsOf([...rows, rows[0] ?? ''])).toEqual(['V1.1.1 stands there twice'])
  expect(problemsOf([...rows, `V1.2.10\t3\tmet\tx\t${proof}`])).toEqual([
    'V1.2.10 is no requirement of the levels 1 and 2',
  ])
})
