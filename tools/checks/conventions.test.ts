import { afterEach, expect, test } from 'vitest'
import { findBreaches } from './conventions.ts'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

function breachesOf(file: string, code: string): string[] {
  tree = writeTree({ [file]: code })
  return findBreaches(tree.folder)
}

test.each([
  ['server/src/features/a/a.service.ts', 'export const f = (row: Row) => row.work_id'],
  ['server/src/features/a/a.service.ts', 'export const f = ({ internal_id: id }: Work) => id'],
  ['server/src/features/a/a.service.ts', 'export interface A { date_viewed: string }'],
  ['server/src/features/a/a.policy.ts', 'export const f = () => ({ workID: 1 })'],
  ['server/src/features/a/a.rules.ts', 'export const f = (row: Row) => row.work_id'],
  ['server/src/features/a/a.queries.ts', 'export interface Row { work_id: number }'],
  ['server/src/features/a/a.queries.ts', 'export const f = ({ user_id }: Owner) => user_id'],
  ['server/src/features/a/a.view.ts', 'export const f = (row: Row) => ({ id: row.work_id })'],
  ['web/src/features/a/a.ts', "useQuery({ queryKey: ['a', 1] })"],
  ['web/src/features/a/a.tsx', "client.setQueryData(['a'], 1)"],
  ['web/src/features/a/a.tsx', 'const a = <p>Reviews</p>'],
  ['web/src/features/a/a.tsx', "const a = <p>{isOpen ? 'Close' : texts.open}</p>"],
  ['web/src/features/a/a.tsx', 'const a = <>{count > 0 && `${count} works`}</>'],
  ['web/src/features/a/a.tsx', 'const a = <nav aria-label="Pages" />'],
  ['web/src/features/a/a.tsx', "const a = <Field error={isLong ? 'Too long' : undefined} />"],
  ['web/src/features/a/a.tsx', 'const a = <textarea maxLength={9} />'],
  ['web/src/features/a/a.test.ts', "vi.stubGlobal('fetch', f)"],
  ['web/src/features/a/a.test.tsx', 'globalThis.fetch = f'],
  ['web/src/features/a/a.test.tsx', "vi.spyOn(globalThis, 'fetch')"],
])('refuses %s: %s', (file, code) => {
  expect(new Set(breachesOf(file, code).map((breach) => breach.split(' ')[0]))).toEqual(
    new Set([`${file}:1`]),
  )
})

test.each([
  ['server/src/features/a/a.service.ts', "throw notFound('work_not_found') // work_id"],
  ['server/src/features/a/a.service.ts', 'export const { message } = errorTable.no_account'],
  ['server/src/features/a/a.routes.ts', 'f({ internal_id: 1 })'],
  ['server/src/features/a/a.queries.ts', "tx.insertInto('a').values({ work_id: id })"],
  ['server/src/features/a/a.view.ts', 'export const f = (id: number) => ({ internal_id: id })'],
  ['web/src/features/a/a.calls.ts', "useQuery({ queryKey: ['a', 1] })"],
  ['web/src/features/a/a.ts', 'client.setQueryData(keyOf(1), 1)'],
  ['web/src/features/a/a.tsx', 'const a = <p className="soft">{texts.reviews} · {count}</p>'],
  ['web/src/features/a/a.tsx', "const a = <p>{medium === 'film' && texts.film}</p>"],
  ['web/src/features/a/a.tsx', 'const a = <a title={`@${username}`} href="/login" />'],
  ['web/src/features/a/a.test.tsx', 'render(<p>Reviews</p>)'],
  ['web/src/features/a/a.tsx', 'const a = <TextArea maxLength={9} />'],
  ['web/src/kitchen/buttons.tsx', 'const a = <p>Buttons</p>'],
  ['web/src/features/a/a.test.ts', "vi.stubGlobal('IntersectionObserver', f)"],
  ['web/src/testing/fake-server.ts', "vi.stubGlobal('fetch', f)"],
])('allows %s: %s', (file, code) => {
  expect(breachesOf(file, code)).toEqual([])
})

test('allows the test of a file that calls fetch to stub it', () => {
  tree = writeTree({
    'web/src/lib/api.ts': 'export const get = async (url: string) => await fetch(url)',
    'web/src/lib/api.test.ts': "vi.stubGlobal('fetch', f)",
    'web/src/lib/dates.ts': 'export const refetch = () => undefined',
    'web/src/lib/dates.test.ts': "vi.stubGlobal('fetch', f)",
  })
  expect(findBreaches(tree.folder)).toEqual([
    expect.stringContaining('web/src/lib/dates.test.ts:1 '),
  ])
})
