// Classes, colours and tokens of the web client's style sheets: node tools/run.mjs tools/checks/styles.ts
import { fileURLToPath } from 'node:url'
import { listFiles, readText } from './read-tree.ts'
import { colourFiles } from './styles.data.ts'
import { type ClassUse, readClassUses } from './styles/class-uses.ts'
import { coloursOf } from './styles/colours.ts'
import { classesOf, definedTokens, usedTokens } from './styles/style-sheets.ts'

const folder = 'web/src'

interface Found {
  classes: number
  problems: string[]
}

/**
 * Reports classes without a rule, rules without a use, undefined tokens and colours outside the files that may
 * name them.
 */
export function checkStyles(root: string, mayNameColours: readonly string[]): Found {
  const texts = new Map(
    listFiles(root, folder, '.css', '.ts', '.tsx', '.html').map((file) => [
      file,
      readText(root, file),
    ]),
  )
  const scripts = [...texts.keys()].filter((file) => /\.tsx?$/.test(file))
  const sheets = new Map(
    [...texts]
      .filter(([file]) => file.endsWith('.module.css'))
      .map(([file, css]) => [file, classesOf(css)] as const),
  )
  const uses = readClassUses(root, scripts, 'web/tsconfig.json')
  const problems = [
    ...uses.flatMap((use) => problemsOfUse(use, sheets.get(use.sheet) ?? new Set())),
    ...[...sheets].flatMap(([sheet, classes]) => unusedClasses(sheet, classes, uses)),
    ...undefinedTokens(texts),
    ...misplacedColours(texts, mayNameColours),
  ]
  return { classes: [...sheets.values()].flatMap((classes) => [...classes]).length, problems }
}

function problemsOfUse({ place, sheet, names }: ClassUse, classes: ReadonlySet<string>): string[] {
  if (!names) return [`${place} uses a class of ${sheet} whose name is not a literal or a union`]
  // One of several kinds may be the plain look, without a class of its own.
  if (names.some((name) => classes.has(name))) return []
  return [`${place} uses ${names.join(', ')}, which is not a class of ${sheet}`]
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

function undefinedTokens(texts: ReadonlyMap<string, string>): string[] {
  const defined = new Set([...texts.values()].flatMap(definedTokens))
  return [...texts].flatMap(([file, text]) =>
    usedTokens(text)
      .filter((token) => !defined.has(token))
      .map((token) => `${file} uses ${token}, which is not defined`),
  )
}

function misplacedColours(
  texts: ReadonlyMap<string, string>,
  mayNameColours: readonly string[],
): string[] {
  const found = [...texts].flatMap(([file, text]) =>
    coloursOf(file, text).map((colour) => ({ file, colour })),
  )
  return [
    ...found
      .filter(({ file }) => !mayNameColours.includes(file))
      .map(({ file, colour }) => `${file} names the colour ${colour}: make it a token`),
    ...mayNameColours
      .filter((file) => !found.some((one) => one.file === file))
      .map((file) => `${file} names no colour: remove it from tools/checks/styles.data.ts`),
  ]
}

function main(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { classes, problems } = checkStyles(root, colourFiles)
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`${classes} classes, all defined and used`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
