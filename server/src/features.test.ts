import { exportDocument } from '@medley/contract/transfer/export-format'
import { notification } from '@medley/contract/accounts/notifications'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { features, tableOwners, targets } from './features.ts'
import { writeKinds } from './ports/import-target.ts'
import { useTestApp } from './testing/harness.ts'

const app = useTestApp()

test('exactly one target writes each kind of import write', () => {
  const kinds = features.flatMap(({ imports = [] }) => imports.flatMap((target) => target.kinds))
  expect(kinds.toSorted()).toEqual(writeKinds.toSorted())
  expect([...targets.imports.keys()]).toEqual(writeKinds)
})

test('exactly one feature declares each kind of notification', () => {
  const types = notification.options.map(({ shape }) => shape.type.value)
  const declared = features.flatMap(({ notifications = [] }) =>
    notifications.map(({ type }) => type),
  )
  expect(declared.toSorted()).toEqual(types.toSorted())
})

test('exactly one feature declares each part of an export but its head and former ones', () => {
  const head = ['format', 'version', 'timeExported', 'profile']
  // Imports still read them.
  const ofFormer = ['hiddenWorks', 'dismissedWorks']
  const names = targets.exports.map(({ name }) => name)
  expect([...head, ...names]).toEqual(
    Object.keys(exportDocument.shape).filter((field) => !ofFormer.includes(field)),
  )
})

test('the feature of each table that names works says who holds them by it', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid in ('works'::regclass, 'work_entries'::regclass)
  `.execute(app.ctx.db)
  const declared = features.flatMap(({ name, holds = {} }) =>
    Object.keys(holds).map((table) => `${name}: ${table}`),
  )
  const named = rows.map(({ table }) => `${tableOwners[table]}: ${table}`)
  expect(declared.toSorted()).toEqual(named.toSorted())
})
