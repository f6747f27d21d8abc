// docs/operations.md lists the rate limits of the contract:
//   node tools/run.mjs tools/checks/rate-limits.ts            fails where it does not
//   node tools/run.mjs tools/checks/rate-limits.ts --write    writes the table
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { endpoints } from '../../contract/src/api.ts'
import type { RateLimit } from '../../contract/src/endpoint.ts'
import { windowNames, writingLimits } from '../../contract/src/rate-limits.ts'

const document = fileURLToPath(new URL('../../docs/operations.md', import.meta.url))
const heading = '| Requests | per | Rate limit of |\n|---|---|---|\n'

function textOf(limits: readonly RateLimit[]): string {
  const one = ({ max, timeWindow }: RateLimit) =>
    `${max.toLocaleString('en-US')} a ${windowNames.get(timeWindow)}`
  return limits.map(one).join(', ')
}

/** The rows of the table: first what all writing calls share, then the calls of each limit. */
export function limitRows(): string {
  const callsOf = new Map<string, string[]>()
  for (const { endpoint } of endpoints) {
    const { method, path, addressLimits, accountLimits } = endpoint
    const limited = [
      { per: 'address', limits: addressLimits },
      { per: 'account', limits: accountLimits },
    ]
    for (const { per, limits } of limited) {
      if (!limits) continue
      const limit = `| ${textOf(limits)} | ${per} |`
      callsOf.set(limit, [...(callsOf.get(limit) ?? []), `\`${method} ${path}\``])
    }
  }
  const shared = `| ${textOf(writingLimits)} | account | all other writing calls together |`
  const rows = [...callsOf].map(([limit, calls]) => `${limit} ${calls.toSorted().join(', ')} |`)
  return `${[shared, ...rows.toSorted()].join('\n')}\n`
}

/** The document with the rows of the contract in its table. */
export function withLimits(text: string): string {
  const start = text.indexOf(heading)
  if (start < 0) throw new Error('docs/operations.md has no table of rate limits')
  const rows = start + heading.length
  const end = text.indexOf('\n\n', start) + 1
  return text.slice(0, rows) + limitRows() + text.slice(end)
}

function main(): void {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  const text = readFileSync(document, 'utf8')
  const wanted = withLimits(text)
  if (values.write) writeFileSync(document, wanted)
  else if (wanted === text) console.log('docs/operations.md lists the rate limits of the contract')
  else {
    console.error(
      'docs/operations.md lists other rate limits than the contract: run node tools/run.mjs tools/checks/rate-limits.ts --write',
    )
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
