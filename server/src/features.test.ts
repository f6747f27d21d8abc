import { expect, test } from 'vitest'
import { features, targets } from './features.ts'
import { writeKinds } from './ports/import-target.ts'

test('exactly one target writes each kind of import write', () => {
  const kinds = features.flatMap(({ imports = [] }) => imports.flatMap((target) => target.kinds))
  expect(kinds.toSorted()).toEqual(writeKinds.toSorted())
  expect([...targets.imports.keys()]).toEqual(writeKinds)
})
