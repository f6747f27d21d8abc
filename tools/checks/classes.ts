// Classes of the web client's style sheets: node tools/run.mjs tools/checks/classes.ts
import { fileURLToPath } from 'node:url'
import { type ClassUse, readClassUses } from './class-uses.ts'
import { listFiles, readText } from './read-tree.ts'

interface Found {
  classes: number
  problems: string[]
}

/** Reports classes without a rule, which the compiler accepts, and rules without a use. */
export function checkClasses(root: string): Found {
  const scripts = listFiles(root, 'web/src', '.ts', '.tsx')
  const sheets = new Map(
    listFiles(root, 'web/src', '.module.css').map((file) => [
      file,
      classesOf(readText(root, file)),
    ]),
  )
  const uses = readClassUses(root, scripts, 'web/tsconfig.json')
  const problems = [
    ...uses.flatMap((use) => problemsOfUse(use, sheets.get(use.sheet) ?? new Set())),
    ...[...sheets].flatMap(([sheet, classes]) => unusedClasses(sheet, classes, uses)),
  ]
  return { classes: [...sheets.values()].flatMap((classes) => [...classes]).length, problems }
}

/** The classes that the rules of a style sheet name. */
function classesOf(css: string): Set<string> {
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"[^"]*"|'[^']*'/g, '')
    .matchAll(/([^{};]*)\{/g)
  const selectors = [...rules].map(([, prelude = '']) => prelude.trim())
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)])
  return new Set(names.map(([, name = '']) => name))
}

function problemsOfUse(
  { location, sheet, names }: ClassUse,
  classes: ReadonlySet<string>,
): string[] {
  if (!names) return [`${location} uses a class of ${sheet} whose name is not a literal or a union`]
  // One of several kinds may be the plain look, without a class of its own.
  if (names.some((name) => classes.has(name))) return []
  return [`${location} uses ${names.join(', ')}, which is not a class of ${sheet}`]
}

function unusedClasses(
  sheet: string,
  classes: ReadonlySet<string>,
  uses: readonly ClassUse[],
): string[] {
  const used = new Set(
    uses.filter((use) => use.sheet === sheet).flatMap(({ names }) => names ?? []),
  )
  return [...classes]
    .filter((name) => !used.has(name))
    .map((name) => `${sheet} has a class ${name}, which is not used`)
}

function main(): void {
  const { classes, problems } = checkClasses(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`${classes} classes, all defined and used`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
