import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '../../contract/src/api.ts'
import { report } from '../../contract/src/administration/reports.ts'

const document = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')

const sectionOf = (heading: string): string =>
  document.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? ''

const codeIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

test('the document names the calls that take an Idempotency-Key', () => {
  const [, list = ''] =
    /\(`POST ([^)]+)\) take an `Idempotency-Key`/.exec(
      sectionOf('Retrying after a lost response'),
    ) ?? []
  const named = codeIn(`\`${list}`)
  const idempotent = endpoints.flatMap(({ endpoint }) =>
    endpoint.idempotent ? [endpoint.path] : [],
  )
  expect(named.toSorted()).toEqual(idempotent.toSorted())
})

test('the document names the types of reports with their reasons', () => {
  const rows = [...sectionOf('Reporting').matchAll(/^\| (`.+`) \| (`.+`) \|$/gm)]
  const named = rows.flatMap(([, types = '', reasons = '']) =>
    codeIn(types).map((type): [string, string[]] => [type, codeIn(reasons)]),
  )
  const taken = report.body.options.map(({ shape }): [string, string[]] => [
    shape.type.value,
    shape.reason.options,
  ])
  expect(Object.fromEntries(named)).toEqual({ type: ['reason'], ...Object.fromEntries(taken) })
})
