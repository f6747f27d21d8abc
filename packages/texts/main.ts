// npm run texts: compiles texts/*.json, and reports what each language lacks.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { generateTexts } from './src/generate.ts'
import { reportOf } from './src/report.ts'

const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } })

const lines = generateTexts().flatMap((language) => reportOf(language, values))
process.stdout.write(`${lines.join('\n')}\n`)
