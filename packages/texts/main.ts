// npm run texts: compiles texts/*.json, and reports what each language lacks.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { isSufficient } from './src/catalogues.ts'
import { generateTexts } from './src/generate.ts'

const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } })

const say = (line: string) => process.stdout.write(`${line}\n`)

for (const compiled of generateTexts()) {
  const { language, messages, missing, broken } = compiled
  const there = messages.size - missing.length - broken.length
  const note = isSufficient(compiled) ? '' : ', not offered: less than 80 %'
  say(`${language}: ${there} of ${messages.size} texts${note}`)
  for (const { key, reason } of broken) say(`  broken: ${key}: ${reason}`)
  if (values.missing) for (const key of missing) say(`  missing: ${key}`)
}
