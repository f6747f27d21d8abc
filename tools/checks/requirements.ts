// Every security requirement is answered, and what shows it exists: node tools/run.mjs tools/checks/requirements.ts
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readText } from './read-tree.ts'
import { sections } from './requirements.data.ts'

const document = 'docs/security-requirements.tsv'

const states = ['met', 'accepted', 'not applicable']

/** One row of the table, cells by tabs: `V1.2.4`, `1`, `met`, what it asks for, what shows it. */
interface Row {
  id: string
  level: string
  state: string
  shown: string
}

/** Reports missing, doubled and open requirements, and files and titles that a row names but that do not exist. */
export function findOpenRequirements(root: string): string[] {
  const rows = readRows(readText(root, document))
  return [
    ...compareIds(rows),
    ...rows.flatMap((row) => problemsOf(root, row).map((problem) => `${row.id} ${problem}`)),
  ]
}

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [id = '', level = '', state = '', , shown = ''] = line
      .split('\t')
      .map((cell) => cell.trim())
    return /^V\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, shown }] : []
  })
}

/** The level of each requirement by its id. */
function wantedLevels(): Map<string, string> {
  const levels = Object.entries(sections).flatMap(([section, { count, levelOne }]) =>
    Array.from({ length: count }, (_, index): [string, string] => [
      `${section}.${index + 1}`,
      levelOne.includes(index + 1) ? '1' : '2',
    ]),
  )
  return new Map(levels)
}

function compareIds(rows: readonly Row[]): string[] {
  const wanted = wantedLevels()
  const seen = new Set<string>()
  const problems = rows.flatMap(({ id, level }) => {
    const isDouble = seen.has(id)
    seen.add(id)
    if (isDouble) return [`${id} stands there twice`]
    if (!wanted.has(id)) return [`${id} is no requirement of the levels 1 and 2`]
    return wanted.get(id) === level ? [] : [`${id} is of level ${wanted.get(id)}, not ${level}`]
  })
  const missing = [...wanted.keys()].filter((id) => !seen.has(id))
  return [...problems, ...missing.map((id) => `${id} is missing`)]
}

function problemsOf(root: string, { state, shown }: Row): string[] {
  if (!states.includes(state)) return [`is ${state || 'open'}, not ${states.join(', ')}`]
  if (shown === '') return ['is shown by nothing']
  const proofs = proofsIn(shown)
  if (state === 'met' && proofs.length === 0) return ['is met, but names no file']
  return proofs.flatMap(({ file, titles }) => problemsOfProof(root, file, titles))
}

interface Proof {
  file: string
  titles: string[]
}

/** Files in code, each with the titles in quotes that follow it. */
function proofsIn(shown: string): Proof[] {
  return [...shown.matchAll(/`([^`/\s]+\/[^`\s]+)`((?:,? "[^"]+")*)/g)].map(
    ([, file = '', titles = '']) => ({
      file,
      titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    }),
  )
}

function problemsOfProof(root: string, file: string, titles: readonly string[]): string[] {
  if (!existsSync(path.join(root, file))) return [`names ${file}, which does not exist`]
  if (titles.length === 0) return []
  const text = readText(root, file)
  return titles
    .filter((title) => !['"', "'", '`'].some((quote) => text.includes(quote + title + quote)))
    .map((title) => `names "${title}", which ${file} does not have`)
}

function main(): void {
  const problems = findOpenRequirements(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`${wantedLevels().size} requirements are answered`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
